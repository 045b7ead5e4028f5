import { Row, Verbatim } from '@daybreak/ui';
import { FileUp } from 'lucide-react';
import { FileButton } from '../../../shared/forms/FileButton.tsx';
import { dialog as messages } from './messages.ts';
import type { TableFile } from './useTableFile.ts';

/** The button that chooses a file, and its name. */
export function TableFileChoice({ file: { name, reading, read }, busy }: { file: TableFile; busy: boolean }) {
  return (
    <Row gap="3" wrap>
      <FileButton
        icon={<FileUp size={18} />}
        busy={reading || busy}
        busyLabel={messages.reading}
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        inputLabel={messages.choose}
        onFile={(chosen) => void read(chosen)}
      >
        {name ? messages.another : messages.choose}
      </FileButton>
      {name ? <Verbatim>{name}</Verbatim> : null}
    </Row>
  );
}
