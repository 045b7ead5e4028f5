import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PortalStory } from '../../../storybook/PortalStory.tsx';
import { sampleLibrary } from '../../backend/memory/library/sampleLibrary.ts';

const libraryWith = (approvers: readonly string[] = []) => {
  const library = sampleLibrary();
  library.approval.rules.set('poster', { designer: 'poster', isOn: true, approvers, marksPictures: false });
  return library;
};

const meta = {
  title: 'Portal/Approvals',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/marketing-materials/approvals',
    signedInAs: 'max@daybreak.example',
    library: libraryWith(),
  },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const ruleOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  return within(heading.closest('li') as HTMLElement);
};

/** An administrator turns approval on for a designer and names approvers. */
export const Administrator: Story = {
  play: async () => {
    const flyer = await ruleOf('Flyer');
    await expect(flyer.queryByRole('combobox')).toBeNull();
    await userEvent.click(flyer.getByRole('checkbox', { name: 'Require approval for Flyer' }));
    await expect(
      await flyer.findByText("Administrators can approve. You haven't added anyone else yet."),
    ).toBeVisible();
    await userEvent.click(flyer.getByRole('combobox', { name: 'Add an approver' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sam Rivera' }));
    await expect(await flyer.findByText('Sam Rivera')).toBeVisible();
    await userEvent.click(flyer.getByRole('button', { name: 'Remove Sam Rivera' }));
    await expect(
      await flyer.findByText("Administrators can approve. You haven't added anyone else yet."),
    ).toBeVisible();
    const poster = await ruleOf('Poster');
    await expect(poster.getByRole('checkbox', { name: 'Require approval for Poster' })).toBeChecked();
    const pictures = poster.getByRole('checkbox', { name: 'Mark PNG and JPEG files, too' });
    await expect(pictures).not.toBeChecked();
    await userEvent.click(pictures);
    await expect(await poster.findByText('Saved')).toBeInTheDocument();
    await expect(pictures).toBeChecked();
  },
};

/** A named approver has left the directory. */
export const FormerApprover: Story = {
  args: { library: libraryWith(['user-gone']) },
  play: async () => {
    const poster = await ruleOf('Poster');
    await expect(await poster.findByText('Former colleague')).toBeVisible();
  },
};

/** The server refuses a change, and nothing changes on screen. */
export const Refused: Story = {
  args: { failures: { 'approvals.setRule': 'refused' } },
  play: async () => {
    const flyer = await ruleOf('Flyer');
    await userEvent.click(flyer.getByRole('checkbox'));
    await expect(await flyer.findByText('The backend was told to fail.')).toBeVisible();
    await expect(flyer.getByRole('checkbox')).not.toBeChecked();
  },
};

export const Loading: Story = {
  args: { unanswered: ['approvals.rules'] },
  play: async () => {
    await expect(await screen.findByText('Loading the approval settings')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { failures: { 'approvals.rules': 'unreachable' } },
  play: async () => {
    await expect(await screen.findByText("Couldn't load the approval settings")).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const DirectoryFailed: Story = {
  args: { failures: { 'staff.list': 'unreachable' } },
  play: async () => {
    const poster = await ruleOf('Poster');
    await expect(await poster.findByText(/^Couldn't load the directory/)).toBeVisible();
  },
};

export const Staff: Story = {
  args: { signedInAs: 'sam@daybreak.example' },
  play: async () => {
    await expect(await screen.findByText('Only administrators can change approval settings.')).toBeVisible();
  },
};
