import { Alert, Button } from '@daybreak/ui';
import { Download } from 'lucide-react';
import { useBackend } from '../../../../../backend/BackendProvider.tsx';
import type { StoredFile } from '../../../../../backend/interfaces/DownloadedFile.ts';
import { saveBlob } from '../../../../../shared/downloads/startDownload.ts';
import { failureMessage } from '../../../../../shared/requests/failure.ts';
import { useRequest } from '../../../../../shared/requests/useRequest.ts';
import { record as messages } from './messages.ts';

interface StoredFilesProps {
  /** The id of the approval's event. */
  approval: number;
  files: readonly StoredFile[];
  designer: string;
  version: number;
}

/** Downloads the files stored with an approval, even if the piece has changed since. */
export function StoredFiles({ approval, files, designer, version }: StoredFilesProps) {
  const { approvals } = useBackend();
  const { busy, failure, run } = useRequest(failureMessage);
  return (
    <>
      {files.map((file, index) => {
        const side = files.length > 1 ? index + 1 : undefined;
        const name = [designer, 'approved-version', version, side].filter(Boolean).join('-');
        return (
          <Button
            key={file.sha256}
            size="small"
            tone="quiet"
            icon={<Download size={16} />}
            disabled={busy}
            onClick={() =>
              run(
                () => approvals.loadFile(approval, file, 'download'),
                (blob) => saveBlob(blob, `${name}.${file.format}`),
              )
            }
          >
            {messages.file(file.format, version, side)}
          </Button>
        );
      })}
      {failure ? <Alert tone="danger" title={failure} /> : null}
    </>
  );
}
