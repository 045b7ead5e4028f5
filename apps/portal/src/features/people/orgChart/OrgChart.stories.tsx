import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PortalStory } from '../../../../storybook/PortalStory.tsx';
import { type MemoryPerson, samplePeople } from '../../../backend/memory/people.ts';

const idOf = (email: string) => `staff-${samplePeople().find((person) => person.email === email)?.userId}`;
/** Max reports to Ada; Sam reports to Max. */
const company = (): MemoryPerson[] =>
  samplePeople().map((person) => {
    const manager = { 'max@daybreak.example': 'ada', 'sam@daybreak.example': 'max' }[person.email];
    return manager
      ? {
          ...person,
          details: { department: 'Recycling', managerId: idOf(`${manager}@daybreak.example`) },
        }
      : person;
  });
const large = (count: number): MemoryPerson[] => {
  const [first, ...others] = samplePeople();
  if (!first?.staff) throw new Error('There are no sample people.');
  const { staff } = first;
  return [
    first,
    ...others,
    ...Array.from(
      { length: count },
      (_, index): MemoryPerson => ({
        ...first,
        userId: `many-${index}`,
        email: `person.${index}@daybreak.example`,
        staff: { ...staff, role: 'staff', firstName: `MemoryPerson ${index}`, lastName: 'Lastname' },
        details: {
          managerId: index < 10 ? `staff-${first.userId}` : `staff-many-${Math.floor(index / 10) - 1}`,
        },
      }),
    ),
  ];
};

const meta = {
  title: 'Portal/Org chart',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/staff-directory/org-chart', signedInAs: 'sam@daybreak.example' },
  render: (args) => <PortalStory people={company()} {...args} />,
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keyboard navigation only. */
export const Keys: Story = {
  play: async ({ canvas }) => {
    const ada = await canvas.findByRole('treeitem', { name: /^Ada/ });
    await expect(ada).toHaveAttribute('aria-expanded', 'true');
    ada.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(ada).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('treeitem', { name: /^Max/ })).toBeNull();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const max = canvas.getByRole('treeitem', { name: /^Max/ });
    await expect(max).toHaveFocus();
    await expect(max).toHaveAttribute('aria-level', '2');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('treeitem', { name: /^Sam/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(max).toHaveFocus();
    await userEvent.keyboard('a');
    await expect(ada).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { level: 1, name: /^Ada/ });
  },
};

export const Chart: Story = {
  play: async ({ canvas, userEvent: user }) => {
    await user.click(await canvas.findByRole('button', { name: 'Collapse all' }));
    await expect(canvas.queryByRole('treeitem', { name: /^Sam/ })).toBeNull();
    await user.click(canvas.getByRole('button', { name: 'Expand all' }));
    await expect(canvas.getByRole('treeitem', { name: /^Sam/ })).toBeVisible();
  },
};

/** No one has a manager yet. */
export const Flat: Story = {
  render: (args) => <PortalStory {...args} people={samplePeople()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No managers yet/)).toBeVisible();
  },
};

export const Large: Story = {
  render: (args) => <PortalStory {...args} people={large(5_000)} />,
  play: async ({ canvas }) => {
    await canvas.findByText(/^5,00\d people$/);
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(30);
  },
};

export const Loading: Story = {
  args: { unanswered: ['people.list'] },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the org chart');
  },
};

export const Failed: Story = {
  args: { failures: { 'people.list': 'unreachable' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Longest: Story = {
  render: (args) => (
    <PortalStory
      {...args}
      people={company().map((person) => ({
        ...person,
        staff: person.staff && {
          ...person.staff,
          lastName: 'W'.repeat(90),
          jobTitle: 'Vice President of Everything '.repeat(3),
        },
      }))}
    />
  ),
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
