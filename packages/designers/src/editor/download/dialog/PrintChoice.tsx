import { RadioGroup } from '@daybreak/ui';
import { type Preparation, type Stock, stocks } from '../choice.ts';
import * as styles from '../download.css.ts';
import type { ChoiceProps } from './FormatChoice.tsx';

interface PrintChoiceProps extends ChoiceProps {
  /** The preparations that the piece offers. */
  ways: readonly Preparation[];
  /** True if the piece is measured in millimeters. */
  isMetric: boolean;
}

export const preparedAs: Record<Preparation, { label: string; hint: string }> = {
  marks: { label: 'Bleed and crop marks', hint: 'For print shops that trim to our crop marks.' },
  bleed: { label: 'Bleed without marks', hint: 'For online print shops that add their own marks.' },
  trim: { label: 'Trim only', hint: 'For an office printer.' },
  'ten-up': { label: 'Ten on a Letter sheet', hint: 'For an office printer, with crop marks.' },
  proof: { label: 'Proof', hint: 'Small, in screen colors. Not for printing.' },
};

export const papers: Record<Stock, { label: string; hint: string }> = {
  coated: { label: 'Coated', hint: 'Gloss or silk finish. Colors look vivid.' },
  uncoated: { label: 'Uncoated', hint: 'Feels like office paper. Pictures look softer.' },
};

/** The choice of a print PDF's preparation and paper. */
export const PrintChoice = ({ choice, change, ways, isMetric }: PrintChoiceProps) => (
  <>
    <RadioGroup
      label="Bleed and marks"
      inPairs
      value={choice.prepared}
      onValueChange={(value) => change({ prepared: value as Preparation })}
      options={ways.map((value) => ({
        value,
        ...preparedAs[value],
        ...(value === 'ten-up' && isMetric && { label: 'Ten on an A4 sheet' }),
      }))}
    />
    {choice.prepared === 'proof' ? null : (
      <>
        <RadioGroup
          label="Paper"
          value={choice.stock}
          onValueChange={(value) => change({ stock: value as Stock })}
          options={stocks.map((value) => ({ value, ...papers[value] }))}
        />
        <p className={styles.plan}>
          Ink can't match every screen color. Bright orange looks duller in print than on screen.
        </p>
      </>
    )}
  </>
);
