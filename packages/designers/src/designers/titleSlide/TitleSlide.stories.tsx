import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aboutDesigner, compareOf, playgroundOf, withUserSample } from '../../../storybook/stories.tsx';
import { memoryDrafts } from '../../editor/drafts/draftStore.ts';
import { workbenchOf } from '../../editor/workbench/Workbench.tsx';
import { titleSlide } from './titleSlide.ts';

const TitleSlide = workbenchOf(titleSlide);

const meta: Meta<typeof TitleSlide> = {
  title: 'Designers/Title slide',
  tags: ['autodocs'],
  decorators: [withUserSample],
  component: TitleSlide,
  args: { notify: fn() },
};
export default meta;
type Story = StoryObj<typeof TitleSlide>;

const stored = (draft: unknown) => {
  const drafts = memoryDrafts();
  drafts.save(titleSlide.id, draft);
  return drafts;
};

export const About = { tags: ['!dev'], ...aboutDesigner(titleSlide) };
export const Playground = playgroundOf(titleSlide);
export const Compare = { ...compareOf(titleSlide), tags: ['!autodocs'] };
export const Default: Story = {};
export const OnDark: Story = { globals: { theme: 'dark' } };
export const LongestText: Story = { args: { drafts: stored(titleSlide.examples.longest) } };
export const Empty: Story = { args: { drafts: stored(titleSlide.examples.empty) } };
