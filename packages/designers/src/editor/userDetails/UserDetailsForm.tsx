import { Alert, Button, type Elements, Select, Stack, TextField } from '@daybreak/ui';
import { UserRound } from 'lucide-react';
import { fields } from './UserDetailsForm.css.ts';
import { plainDetails, type UserDetails } from './userDetails.ts';
import type { ProfileControl } from './useUserDetails.ts';

export interface UserDetailsFormProps {
  details: UserDetails;
  onChange: (details: UserDetails) => void;
  /** False when the browser's storage refused the last change. */
  kept?: boolean;
  /** Tells which details come from the signed-in user, with a button to use all of them. */
  profile?: ProfileControl;
  /** Another way to fill the form in. */
  children?: Elements;
}

const texts = [
  { name: 'name', label: 'Full name', type: 'text', autoComplete: 'name', required: true },
  { name: 'title', label: 'Job title', type: 'text', autoComplete: 'organization-title', required: false },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', required: true },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', required: true },
] as const;

const logos = [
  { value: 'primary', label: 'Primary logo' },
  { value: 'icon', label: 'Icon only' },
];

const ownAlready = 'These are already your details.';

/** The sender of a piece: the contact line of every designer. */
export const UserDetailsForm = ({
  details,
  onChange,
  kept: isSaved = true,
  profile,
  children,
}: UserDetailsFormProps) => (
  <Stack gap="4">
    {isSaved ? null : (
      <Alert
        tone="warning"
        title="Your details aren't being saved because your browser's storage is full or blocked. Delete drafts you no longer need."
      />
    )}
    {profile ? (
      <div>
        <Button
          icon={<UserRound size={16} aria-hidden="true" />}
          disabledReason={profile.use ? undefined : ownAlready}
          onClick={profile.use}
        >
          Use my details
        </Button>
      </div>
    ) : null}
    {children}
    <div className={fields}>
      {texts.map(({ name, ...field }) => (
        <TextField
          key={name}
          {...field}
          name={name}
          hint={profile?.from.includes(name) ? 'From your profile' : undefined}
          maxLength={200}
          value={details[name]}
          onChange={(event) => onChange(plainDetails({ ...details, [name]: event.target.value }))}
        />
      ))}
      <Select
        label="Logo version"
        options={logos}
        value={details.logoVersion}
        onValueChange={(logo) => onChange({ ...details, logoVersion: logo === 'icon' ? 'icon' : 'primary' })}
      />
    </div>
  </Stack>
);
