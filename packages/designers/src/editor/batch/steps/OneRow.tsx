import { Button, Heading, Row, TextField } from '@daybreak/ui';
import { type Ref, useMemo, useState } from 'react';
import { FieldsForm } from '../../fields/FieldsForm.tsx';
import type { Fields } from '../../fields/fields.ts';
import { Artboard } from '../../preview/Artboard.tsx';
import type { DetailName } from '../../userDetails/userDetails.ts';
import * as styles from '../batch.css.ts';
import { filledOf, pieceDataOf } from '../batchFiles.ts';
import type { Filled } from '../cells.ts';
import type { PersonRow } from '../people.ts';
import type { RowListProps } from './RowList.tsx';

const cells = { name: 'Full name', title: 'Job title', email: 'Email', phone: 'Phone' } as const;
const sizes = [180, 260, 380, 560, 820, 1200];
const noFields: readonly string[] = [];

/** The values for a row's controls. An unreadable cell keeps its text if the control can show it. */
const shownDraft = (fields: Fields, { draft, problems, values }: Filled, texts: PersonRow['texts'] = {}) => ({
  ...draft,
  ...Object.fromEntries(
    Object.keys(problems)
      .filter((name) => values[name] === undefined)
      .map((name) => [name, fields[name]?.kind === 'url' ? (texts[name] ?? '') : '']),
  ),
});

interface OneRowProps extends Pick<RowListProps, 'piece' | 'pictures' | 'onEdit'> {
  row: PersonRow;
  ref?: Ref<HTMLElement>;
}

/** A row's piece at any size, with controls to correct its cells. */
export function OneRow({ row, piece, pictures, onEdit, ref }: OneRowProps) {
  const [size, setSize] = useState(1);
  const { designer } = piece;
  const { fields } = designer;
  const data = useMemo(() => pieceDataOf(row, piece), [row, piece]);
  const filled = filledOf(row, piece);
  const { draft, problems } = filled;
  const rowFields = [...new Set([...Object.keys(row.texts ?? {}), ...(row.empty ?? [])])];
  const box = { width: sizes[size] ?? 260, height: sizes[size] ?? 260 };
  return (
    <section ref={ref} tabIndex={-1} className={styles.beside} aria-label={`Row ${row.number}`}>
      <Heading level={3} size="sm">
        {`Row ${row.number}`}
      </Heading>
      <div className={styles.pieces}>
        {designer.artboards(draft).map((side) => (
          <Artboard key={side.id} side={side} within={box} isEnlarged>
            <designer.Artwork draft={draft} data={data} side={side} />
          </Artboard>
        ))}
      </div>
      <Row gap="2" wrap>
        <Button size="small" disabled={size === 0} onClick={() => setSize(size - 1)}>
          Smaller
        </Button>
        <Button size="small" disabled={size === sizes.length - 1} onClick={() => setSize(size + 1)}>
          Larger
        </Button>
      </Row>
      <div className={styles.columns}>
        {Object.entries(cells).map(([detail, label]) => (
          <TextField
            key={detail}
            label={label}
            value={row.user[detail as DetailName]}
            onChange={({ target }) =>
              onEdit(row.number, (current) => ({
                ...current,
                user: { ...current.user, [detail]: target.value },
              }))
            }
          />
        ))}
      </div>
      {rowFields.length > 0 ? (
        <FieldsForm
          fields={fields}
          names={rowFields}
          draft={shownDraft(fields, filled, row.texts)}
          tooLong={noFields}
          remarks={Object.fromEntries(
            Object.entries(problems).map(([name, says]) => [name, { error: sentence(says) }]),
          )}
          pictures={pictures}
          onEdit={(name, value) =>
            onEdit(row.number, (current) => ({ ...current, texts: { ...current.texts, [name]: value } }))
          }
        />
      ) : null}
    </section>
  );
}

/** Capitalizes a text that usually follows a name. */
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
