import { dayInWords } from '@daybreak/designers/table';
import { Badge, Select, Verbatim } from '@daybreak/ui';
import { useState } from 'react';
import type { RowVerdict } from '../../../backend/interfaces/People.ts';
import { detailLabels, enteredNames, personDetails } from '../../../backend/interfaces/personDetails.ts';
import { fullName } from '../../../backend/interfaces/Staff.ts';
import { ListTable } from '../../../shared/lists/ListTable.tsx';
import { dialog as messages, verdictNames } from './messages.ts';
import * as styles from './PeopleTable.css.ts';
import type { ImportPreview } from './useImportPreview.ts';

const verdicts = ['refused', 'added', 'changed', 'unchanged'] as const;
const tones = { refused: 'danger', added: 'success', changed: 'info', unchanged: 'neutral' } as const;
/** Maximum rows shown; the counts say how many there are. */
const maxRows = 100;

/** The rows, with refused ones first. */
export function ImportRows({ rows, result }: ImportPreview) {
  const [filter, setFilter] = useState<RowVerdict['verdict'] | 'all'>('all');
  const matching = rows
    .map((row, place) => ({ ...row, ...(result.rows[place] as RowVerdict) }))
    .filter(({ verdict }) => filter === 'all' || verdict === filter)
    .sort((a, b) => verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict) || a.place - b.place);
  const dates = enteredNames.filter(
    (name) => personDetails[name].kind === 'date' && rows.some(({ row }) => row.fields[name]),
  );
  return (
    <>
      <Select
        label={messages.show}
        className={styles.show}
        value={filter}
        options={[
          { value: 'all', label: messages.all },
          ...verdicts.map((verdict) => ({ value: verdict, label: verdictNames[verdict] })),
        ]}
        onValueChange={(value) => setFilter(verdicts.find((each) => each === value) ?? 'all')}
      />
      <ListTable
        caption={messages.verdict}
        columns={[
          { id: 'line', header: messages.row, cell: ({ place }) => place },
          {
            id: 'person',
            header: messages.person,
            cell: ({ row: { email, fields } }) => (
              <span className={styles.nameCell}>
                <Verbatim>{fullName(fields.firstName, fields.lastName)}</Verbatim>
                <Verbatim className={styles.words}>{email}</Verbatim>
              </span>
            ),
          },
          ...dates.map((name) => ({
            id: name,
            header: detailLabels[name],
            cell: ({ row: { fields } }: ImportPreview['rows'][number]) => dayOf(fields[name]),
          })),
          {
            id: 'verdict',
            header: messages.verdict,
            cell: ({ verdict, fields, reason }) => (
              <span className={styles.nameCell}>
                <span>
                  <Badge tone={tones[verdict]}>{verdictNames[verdict]}</Badge>
                </span>
                <span>
                  {reason ??
                    (fields.length > 0 ? messages.fields(fields.map((name) => detailLabels[name])) : null)}
                </span>
              </span>
            ),
          },
        ]}
        rows={matching.slice(0, maxRows)}
        rowKey={({ place }) => String(place)}
      />
      {matching.length > maxRows ? (
        <p className={styles.words}>{messages.more(matching.length - maxRows)}</p>
      ) : null}
    </>
  );
}

/** Returns a day in words, so that the month is clear, or as written if it isn't a valid day. */
const dayOf = (day = '') => (/^\d{4}-\d\d-\d\d$/.test(day) ? dayInWords(day) : day);
