import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { UserDetailsForm } from './UserDetailsForm.tsx';
import { defaultUserDetails, userDetailsKey } from './userDetails.ts';
import { useUserDetails } from './useUserDetails.ts';

const meta: Meta<typeof UserDetailsForm> = {
  title: 'Designers/User details',
  component: UserDetailsForm,
  args: { details: defaultUserDetails, onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof UserDetailsForm>;

const profileSample = {
  name: 'Priya Raman',
  title: 'Director',
  email: 'priya@daybreak.example',
  phone: '(512) 555-0142',
};

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

/** The profile's values are marked; what the user enters is theirs, and one click restores all of the profile's. */
export const FromTheProfile: Story = {
  render: function Signed() {
    const { details, setDetails, kept: isSaved, profile } = useUserDetails(profileSample);
    return <UserDetailsForm details={details} onChange={setDetails} kept={isSaved} profile={profile} />;
  },
  beforeEach: () => localStorage.removeItem(userDetailsKey),
  play: async ({ canvas }) => {
    const phone = canvas.getByLabelText(/^Phone/);
    await expect(phone).toHaveValue('(512) 555-0142');
    await expect(phone).toHaveAccessibleDescription('From your profile');
    await expect(canvas.getByRole('button', { name: 'Use my details' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.clear(phone);
    await expect(phone).toHaveValue('');
    await expect(phone).not.toHaveAccessibleDescription(/profile/);
    await userEvent.type(phone, '7');
    await expect(JSON.parse(localStorage.getItem(userDetailsKey) ?? '')).toMatchObject({
      name: '',
      phone: '7',
      entered: ['phone'],
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Use my details' }));
    await expect(phone).toHaveValue('(512) 555-0142');
  },
};
