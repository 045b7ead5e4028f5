import { Badge, Button, type Elements, IconButton } from '@daybreak/ui';
import { Link2, Link2Off } from 'lucide-react';
import { memo } from 'react';
import type { FieldsFormProps } from './FieldsForm.tsx';
import * as styles from './OverrideMark.css.ts';
import { canDiffer } from './sizeOverrides.ts';

/** The own values of the size being edited. */
export interface OverrideControl {
  size: string;
  /** The fields whose value is the size's own. */
  ownFields: readonly string[];
  /** Limits a field to this size, or gives it back to all sizes. */
  setOwn: (field: string, isOwn: boolean) => void;
  /** Every edit is limited to this size, so there's no switch. */
  always?: boolean;
}

interface ChangedHereProps {
  /** The changed part and its size, for screen readers. */
  label: string;
  /** The changed part, if it isn't clear from the context. */
  what?: string;
  onGiveBack: () => void;
}

/** A badge for an own value of a size, with a button to match the other sizes again. */
export const ChangedHere = ({ label, what, onGiveBack }: ChangedHereProps) => (
  <>
    <Badge tone="info">{what ? `Changed for this size: ${what}` : 'Changed for this size'}</Badge>
    <Button size="small" tone="quiet" aria-label={`Match other sizes: ${label}`} onClick={onGiveBack}>
      Match other sizes
    </Button>
  </>
);

interface OverrideFieldProps extends Pick<OverrideControl, 'size' | 'setOwn' | 'always'> {
  name: string;
  label: string;
  isOwn: boolean;
  isPicture: boolean;
  children: Elements;
}

/** A field that can differ at one size, with the switch for it. */
const OverrideField = ({
  name,
  label,
  isOwn,
  isPicture,
  size,
  setOwn,
  always = false,
  children,
}: OverrideFieldProps) => (
  <div className={always ? undefined : isPicture ? styles.overCorner : styles.withSwitch}>
    {children}
    {always ? null : <SizeSwitch name={name} label={label} isOwn={isOwn} size={size} setOwn={setOwn} />}
    {isOwn ? (
      <div className={styles.mark}>
        <ChangedHere label={label} onGiveBack={() => setOwn(name, false)} />
      </div>
    ) : null}
  </div>
);

/** The switch of a field between all sizes and this one. Memoized, so keystrokes don't redraw it. */
const SizeSwitch = memo(
  ({ name, label, isOwn, size, setOwn }: Omit<OverrideFieldProps, 'children' | 'always' | 'isPicture'>) => (
    <IconButton
      size="small"
      className={styles.sizeSwitch}
      label={`Change ${label} for ${size} only`}
      icon={isOwn ? <Link2Off size={16} aria-hidden="true" /> : <Link2 size={16} aria-hidden="true" />}
      aria-pressed={isOwn}
      onClick={() => setOwn(name, !isOwn)}
    />
  ),
);

/** Wraps a size's fields with their switches and badges. */
export const aroundOwn =
  (sized: OverrideControl): FieldsFormProps['wrapField'] =>
  (name, field, control) =>
    canDiffer(field) ? (
      <OverrideField
        {...sized}
        name={name}
        label={field.label}
        isOwn={sized.ownFields.includes(name)}
        isPicture={field.kind === 'picture'}
      >
        {control}
      </OverrideField>
    ) : (
      control
    );
