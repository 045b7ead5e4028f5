import { VisuallyHidden } from '@daybreak/ui';
import { CircleDashed } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useId, useState } from 'react';
import type { Unavailable } from '../designer.ts';
import type { Option } from '../fields/fields.ts';
import { afterPaint } from '../rendering/afterPaint.ts';
import * as styles from './PieceChoice.css.ts';

export interface PieceChoiceProps {
  label: string;
  hint: string | undefined;
  value: string;
  options: readonly Option[];
  unavailable?: Unavailable;
  /** True for pieces that are wider than tall. */
  isWide?: boolean;
  /** The longest side of a picture, in CSS pixels. */
  size?: number;
  /** Draws the piece with an option. */
  draw: (value: string, place: number) => ReactNode;
  onValueChange: (value: string) => void;
  /** Called when the user is about to choose one of these. */
  onPoint?: (values: readonly string[]) => void;
}

/** A choice by look: the user's own piece, drawn with each option. Unavailable options have a reason. */
export function PieceChoice({
  label,
  hint,
  value,
  options,
  unavailable = {},
  isWide = false,
  size = styles.pictureSize,
  draw,
  onValueChange,
  onPoint,
}: PieceChoiceProps) {
  const id = useId();
  // Show the new choice right away, even if the form follows the piece.
  const [pickedValue, setPickedValue] = useState<string>();
  useEffect(
    () => (pickedValue === undefined ? undefined : afterPaint(() => setPickedValue(undefined))),
    [pickedValue],
  );
  // If the chosen option can't be drawn, the first one is drawn instead.
  const broken = unavailable[value];
  const error = broken && `${broken} Until you do, the preview shows ${options[0]?.label}.`;
  const available = options.filter((option) => option.value === value || !unavailable[option.value]);
  /** The options that the arrow keys lead to. */
  const neighborsOf = (of: string) => {
    const at = available.findIndex((option) => option.value === of);
    return [at - 1, at + 1].flatMap((place) => available.at(place % available.length)?.value ?? []);
  };
  const reasons = options.filter((option) => option.value !== value && unavailable[option.value]);
  return (
    <fieldset
      className={styles.choice}
      style={
        {
          '--picture': `${size}px`,
          '--name': size < 64 ? '0.6875rem' : undefined,
          '--longest': longestWord(options),
        } as CSSProperties
      }
      aria-describedby={hint || error ? `${id}-note` : undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={isWide ? styles.wideOptions : styles.options}>
        {options.map((option, place) => {
          const reason = unavailable[option.value];
          return (
            <label
              key={option.value}
              className={styles.option}
              title={reason}
              onPointerEnter={() => onPoint?.([option.value])}
            >
              <input
                className={styles.radio}
                type="radio"
                name={id}
                value={option.value}
                // "White: blue text on white" is displayed as "White".
                aria-label={option.label}
                checked={option.value === (pickedValue ?? value)}
                data-keeps-itself=""
                disabled={option.value !== value && Boolean(reason)}
                aria-describedby={reason && option.value !== value ? `${id}-${option.value}` : undefined}
                onFocus={({ target }) => {
                  if (target.matches(':focus-visible')) onPoint?.(neighborsOf(option.value));
                }}
                onChange={() => {
                  setPickedValue(option.value);
                  onValueChange(option.value);
                }}
              />
              <span className={styles.picture} aria-hidden="true" inert>
                {reason ? <CircleDashed size={24} /> : draw(option.value, place)}
              </span>
              <OptionName label={option.label} />
            </label>
          );
        })}
      </div>
      {reasons.length > 0 ? (
        <ul className={styles.reasons}>
          {reasons.map((option) => (
            <li key={option.value} id={`${id}-${option.value}`}>
              <b>{option.label}</b> <VisuallyHidden>isn't available: </VisuallyHidden>
              <span>{unavailable[option.value]}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {hint || error ? (
        <p id={`${id}-note`} className={error ? styles.error : styles.note}>
          {error ?? hint}
        </p>
      ) : null}
    </fieldset>
  );
}

/** The number of letters in the longest displayed word, so a tile is wide enough for it. */
const longestWord = (options: readonly Option[]): number =>
  Math.max(
    0,
    ...options.flatMap(({ label }) => (label.split(': ')[0] ?? '').split(/[\s-]/).map((word) => word.length)),
  );

/** Displays "White: blue text on white" as "White", and "A4, 210 × 297 mm" on two lines. */
function OptionName({ label }: Pick<Option, 'label'>) {
  const [title = '', meaning] = label.split(': ');
  const [name, ...rest] = title.split(', ');
  return (
    <span className={styles.name} title={meaning}>
      <span>{name}</span>
      {rest.length > 0 ? <span className={styles.detail}>{rest.join(', ')}</span> : null}
    </span>
  );
}
