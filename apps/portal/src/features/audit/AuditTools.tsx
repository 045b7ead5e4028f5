import { SearchField, Select, TextField } from '@daybreak/ui';
import { auditKinds } from '../../backend/interfaces/Audit.ts';
import * as styles from './AuditPage.css.ts';
import { type AuditView, isReversed } from './auditView.ts';
import { kindLabels, page as messages } from './messages.ts';

interface AuditToolsProps {
  view: AuditView;
  onChange: (changes: Partial<AuditView>) => void;
}

const anyKind = 'any';

/** Filters by text, kind, and days. */
export const AuditTools = ({ view, onChange }: AuditToolsProps) => (
  <search className={styles.tools}>
    <SearchField
      label={messages.search}
      placeholder={messages.searchHint}
      value={view.query}
      onValueChange={(query) => onChange({ query })}
    />
    <Select
      label={messages.kind}
      value={view.kind || anyKind}
      options={[
        { value: anyKind, label: messages.anyKind },
        ...auditKinds.map((kind) => ({ value: kind, label: kindLabels[kind] })),
      ]}
      onValueChange={(value) => onChange({ kind: auditKinds.find((kind) => kind === value) ?? '' })}
    />
    <TextField
      label={messages.from}
      type="date"
      value={view.from}
      onChange={(event) => onChange({ from: event.target.value })}
    />
    <TextField
      label={messages.until}
      type="date"
      value={view.to}
      error={isReversed(view) ? messages.wrongWay : undefined}
      onChange={(event) => onChange({ to: event.target.value })}
    />
  </search>
);
