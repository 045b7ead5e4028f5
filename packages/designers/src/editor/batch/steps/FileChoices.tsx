import { RadioGroup, Text } from '@daybreak/ui';
import { type Stock, stocks } from '../../download/choice.ts';
import { papers, preparedAs } from '../../download/dialog/PrintChoice.tsx';
import { type BatchPreparation, type Job, type Output, preparations } from '../job/jobStorage.ts';

interface FileChoicesProps extends Pick<Job, 'output' | 'prepared' | 'stock'> {
  /** The number of pieces. */
  count: number;
  noun: string;
  /** The number of pages of each piece. */
  sides: readonly number[];
  format: 'pdf' | 'png' | 'jpeg';
  /** Offers sheets of ten. */
  offersSheets: boolean;
  offersSignatures: boolean;
  onChange: (changes: Partial<Pick<Job, 'output' | 'prepared' | 'stock'>>) => void;
}

/** The choice of files, and their settings. */
export function FileChoices({
  count,
  noun,
  sides,
  format,
  output,
  prepared,
  stock,
  offersSheets,
  offersSignatures,
  onChange,
}: FileChoicesProps) {
  const pages = sides.reduce((sum, of) => sum + of, 0);
  return (
    <>
      <Text>
        {output === 'signatures'
          ? `${count} email signatures.`
          : `${count} ${noun}${pages > 0 && pages === 2 * count ? ', front and back' : ''}.`}
      </Text>
      <RadioGroup
        label="Files"
        value={format === 'pdf' ? output : 'zip'}
        onValueChange={(value) => onChange({ output: value as Output })}
        options={[
          ...(format === 'pdf' ? [{ value: 'pdf', label: 'One print PDF', hint: `${pages} pages.` }] : []),
          ...(offersSheets
            ? [
                {
                  value: 'sheets',
                  label: 'Sheets of ten',
                  hint: `${Math.max(0, ...sides) * Math.ceil(count / 10)} pages for an office printer. Print on both sides, flip on the long edge, then cut.`,
                },
              ]
            : []),
          {
            value: 'zip',
            label: format === 'pdf' ? 'Separate PDFs' : 'Separate pictures',
            hint: 'One ZIP, including a list of the files.',
          },
          ...(offersSignatures
            ? [
                {
                  value: 'signatures',
                  label: 'Email signatures',
                  hint: "One ZIP with an HTML file for each person, in your signature's current design, and a list of the files.",
                },
              ]
            : []),
        ]}
      />
      {format === 'pdf' && (output === 'pdf' || output === 'zip') ? (
        <RadioGroup
          label="Bleed and marks"
          value={prepared}
          onValueChange={(value) => onChange({ prepared: value as BatchPreparation })}
          options={preparations.map((value) => ({ value, label: preparedAs[value].label }))}
        />
      ) : null}
      {output === 'signatures' || format !== 'pdf' ? null : (
        <RadioGroup
          label="Paper"
          value={stock}
          onValueChange={(value) => onChange({ stock: value as Stock })}
          options={stocks.map((value) => ({ value, label: papers[value].label }))}
        />
      )}
    </>
  );
}
