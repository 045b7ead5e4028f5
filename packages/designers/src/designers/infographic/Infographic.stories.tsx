import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aboutDesigner, compareOf, playgroundOf, withUserSample } from '../../../storybook/stories.tsx';
import { memoryDrafts } from '../../editor/drafts/draftStore.ts';
import { workbenchOf } from '../../editor/workbench/Workbench.tsx';
import { infographic } from './infographic.ts';

const Infographic = workbenchOf(infographic);

const meta: Meta<typeof Infographic> = {
  title: 'Designers/Infographic',
  tags: ['autodocs'],
  decorators: [withUserSample],
  component: Infographic,
  args: { notify: fn() },
};
export default meta;
type Story = StoryObj<typeof Infographic>;

const stored = (draft: unknown) => {
  const drafts = memoryDrafts();
  drafts.save(infographic.id, draft);
  return drafts;
};

export const About = { tags: ['!dev'], ...aboutDesigner(infographic) };
export const Playground = playgroundOf(infographic);
export const Compare = { ...compareOf(infographic), tags: ['!autodocs'] };
export const Default: Story = {};
export const OnDark: Story = { globals: { theme: 'dark' } };
export const Bars: Story = { args: { drafts: stored(infographic.examples.bars) } };
export const Timeline: Story = { args: { drafts: stored(infographic.examples.timeline) } };
export const LongestText: Story = { args: { drafts: stored(infographic.examples.longest) } };
export const Empty: Story = { args: { drafts: stored(infographic.examples.empty) } };
