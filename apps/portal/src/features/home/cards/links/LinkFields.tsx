import { IconButton, TextField, VisuallyHidden } from '@daybreak/ui';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { links } from '../messages.ts';
import * as styles from './LinksDialog.css.ts';
import type { LinkRow, RowErrors } from './useLinkRows.ts';

const { dialog: messages } = links;

interface LinkFieldsProps {
  row: LinkRow;
  /** Counts from 0. */
  place: number;
  isLast: boolean;
  errors: RowErrors;
  /** The id of the hint about addresses. */
  hintId: string;
  busy: boolean;
  onChange: (values: Partial<Omit<LinkRow, 'id'>>) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** A link's fields, with buttons that move and remove it. */
export const LinkFields = ({
  row: { id, label, address },
  place,
  isLast,
  errors,
  hintId,
  busy,
  onChange,
  onMove,
  onRemove,
}: LinkFieldsProps) => (
  <fieldset className={styles.row} data-row={id}>
    <VisuallyHidden>
      <legend>{messages.link(place + 1)}</legend>
    </VisuallyHidden>
    <TextField
      label={messages.label}
      dir="auto"
      autoComplete="off"
      value={label}
      readOnly={busy}
      error={errors.label}
      onChange={(event) => onChange({ label: event.target.value })}
    />
    <TextField
      label={messages.address}
      describedBy={hintId}
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      data-address
      value={address}
      readOnly={busy}
      error={errors.address}
      onChange={(event) => onChange({ address: event.target.value })}
    />
    <div className={styles.tools}>
      {([-1, 1] as const).map((step) => (
        <IconButton
          key={step}
          data-step={step}
          label={step < 0 ? messages.up(place + 1) : messages.down(place + 1)}
          icon={step < 0 ? <ArrowUp size={16} /> : <ArrowDown size={16} />}
          disabled={busy || (step < 0 ? place === 0 : isLast)}
          onClick={() => onMove(step)}
        />
      ))}
      <IconButton
        label={messages.remove(place + 1)}
        icon={<X size={16} />}
        disabled={busy}
        onClick={onRemove}
      />
    </div>
  </fieldset>
);
