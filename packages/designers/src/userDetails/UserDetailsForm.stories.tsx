import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { UserDetailsForm } from './UserDetailsForm.tsx';
import { defaultUserDetails } from './userDetails.ts';

const meta: Meta<typeof UserDetailsForm> = {
  title: 'Designers/User details',
  component: UserDetailsForm,
  args: { details: defaultUserDetails, onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof UserDetailsForm>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Phone/), '5');
    await expect(args.onChange).toHaveBeenCalledWith({ ...defaultUserDetails, phone: '5' });
  },
};
export const Filled: Story = {
  args: {
    details: {
      name: 'Maximiliana Featherstonehaugh-Oyelaran',
      title: 'Director of Decommissioning and Materials Recovery',
      email: 'maximiliana.featherstonehaugh-oyelaran@daybreak.example',
      phone: '(512) 555-0142',
      logoVersion: 'icon',
    },
  },
};
export const NotKept: Story = { args: { kept: false } };
