import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { PortalStory } from '../../../storybook/PortalStory.tsx';

const meta = {
  title: 'Portal/Hosted logos',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/hosted-logos' },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Addresses: Story = {
  play: async ({ canvas, userEvent }) => {
    const address = 'https://www.daybreak.example/brand/assets/logo/png/daybreak-logo-primary-4x.png';
    await expect(await canvas.findByText(address)).toBeVisible();
    await expect(canvas.getAllByRole('img', { name: /^Preview: / })).toHaveLength(6);
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Copy link: Primary logo, for light backgrounds' }),
    );
    await expect(clipboard).toHaveBeenCalledWith(address);
    await expect(await canvas.findByRole('button', { name: /^Copied/ })).toBeVisible();
    clipboard.mockRestore();
  },
};
