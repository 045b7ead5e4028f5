import { Button, Verbatim } from '@daybreak/ui';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { dialog as messages } from './messages.ts';
import * as styles from './PeopleTable.css.ts';
import type { TableFile } from './useTableFile.ts';

/** The button that chooses a file, and its name. */
export function TableFileChoice({ file: { name, reading, read }, busy }: { file: TableFile; busy: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Allows choosing the same file again after fixing it.
    target.value = '';
    if (file) void read(file);
  };
  return (
    <div className={styles.file}>
      <Button
        icon={<FileUp size={18} />}
        busy={reading || busy}
        busyLabel={messages.reading}
        onClick={() => input.current?.click()}
      >
        {name ? messages.another : messages.choose}
      </Button>
      {name ? <Verbatim>{name}</Verbatim> : null}
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        hidden
        aria-label={messages.choose}
        onChange={choose}
      />
    </div>
  );
}
