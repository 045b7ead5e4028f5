import { Checkbox } from '@daybreak/ui';
import type { UserDetails } from '../../editor/userDetails/userDetails.ts';
import * as styles from './MeetingBackgrounds.css.ts';

interface MyNameProps {
  user: UserDetails;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** The switch that adds the user's name to the backgrounds, as entered in their details. */
export const MyName = ({ user: { name, title }, checked, onChange }: MyNameProps) => (
  <div className={styles.myName}>
    <Checkbox
      label="Include my name"
      hint={
        name.trim()
          ? [name, title]
              .map((part) => part.trim())
              .filter(Boolean)
              .join(', ')
          : 'First, enter your full name under Your Information.'
      }
      disabled={!name.trim()}
      checked={checked && name.trim() !== ''}
      onCheckedChange={onChange}
    />
  </div>
);
