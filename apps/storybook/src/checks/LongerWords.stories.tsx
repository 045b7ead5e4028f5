import '../../../portal/src/shared/theme/styles.css.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { poster } from '../../../../packages/designers/src/designers/poster/poster.ts';
import { workbenchOf } from '../../../../packages/designers/src/editor/workbench/Workbench.tsx';
import { JobApplicationPage } from '../../../portal/src/features/applicationForm/JobApplicationPage.tsx';
import { PortalStory } from '../../../portal/storybook/PortalStory.tsx';
import { findCutTexts } from '../../.storybook/findCutTexts.ts';
import { longer } from '../../.storybook/longer.ts';

const Poster = workbenchOf(poster);
const done = async () => undefined;
const api = { admit: done, upload: done, check: done, send: done };

/** Only for tests: with text as long as in a wordier language, no control or heading is cut off or overlaps another. */
const meta: Meta = {
  title: 'Checks/Longer words',
  tags: ['!dev', 'checks'],
  globals: { words: 'longer' },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
};
export default meta;
type Story = StoryObj;

const phone = { words: 'longer', viewport: { value: 'phone' } };

const wholePage =
  (heading: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await canvas.findByRole('heading', { name: longer(heading) });
    await waitFor(() => expect(findCutTexts(document.body).join('\n')).toBe(''));
  };

export const Finds: Story = {
  globals: { words: 'written' },
  render: () => (
    <main>
      <button type="button" style={{ inlineSize: 40, overflow: 'hidden', whiteSpace: 'nowrap' }}>
        Download all files
      </button>
      <h1 style={{ marginBlockStart: -18 }}>Above the line</h1>
    </main>
  ),
  play: async () => {
    const found = findCutTexts(document.body).join('\n');
    await expect(found).toContain('cut off: Download all files');
    await expect(found).toContain('over each other: Download all files | Above the line');
  },
};

export const Workbench: Story = {
  render: () => <Poster />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(longer('Language'))).toBeVisible();
    await waitFor(() => expect(findCutTexts(document.body).join('\n')).toBe(''));
  },
};
export const WorkbenchOnAPhone: Story = { ...Workbench, globals: phone };
export const Studio: Story = {
  render: () => <Poster />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: longer('Open studio') }));
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).not.toBeNull());
    await waitFor(() => expect(findCutTexts(document.body).join('\n')).toBe(''));
  },
};
export const Hub: Story = {
  render: () => <PortalStory path="/marketing-materials" signedInAs="max@daybreak.example" />,
  play: wholePage('Marketing Center'),
};
export const HubOnAPhone: Story = { ...Hub, globals: phone };
export const Application: Story = {
  render: () => <JobApplicationPage api={api} />,
  play: wholePage('Join Our Team'),
};
export const ApplicationOnAPhone: Story = { ...Application, globals: phone };
