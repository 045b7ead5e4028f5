import { Boundary, Button, lazyPart, toast } from '@daybreak/ui';
import { loadPart } from '@daybreak/ui/load';
import { Download, FileUp, UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import { saveText } from '../../../shared/downloads/startDownload.ts';
import { directory, toasts } from './messages.ts';

const AddPersonDialog = lazyPart(() => import('../person/AddPersonDialog.tsx'), 'AddPersonDialog');
const ImportDialog = lazyPart(() => import('../table/ImportDialog.tsx'), 'ImportDialog');

interface DirectoryActionsProps {
  /** Called after an import changed the directory. */
  onImported: () => void;
}

/** A super admin's actions for the whole directory. */
export function DirectoryActions({ onImported }: DirectoryActionsProps) {
  const { people } = useBackend();
  const [dialog, setDialog] = useState<'add' | 'import'>();
  const close = () => setDialog(undefined);

  const save = async () => {
    try {
      const { directoryCsv, fileName } = await loadPart(() => import('../table/directoryCsv.ts'));
      saveText(directoryCsv(await people.list()), 'text/csv', fileName());
    } catch (error) {
      console.error(toasts.exportFailed.description, error);
      toast({ ...toasts.exportFailed, tone: 'danger' });
    }
  };

  return (
    <>
      <Button icon={<Download size={18} />} onClick={() => void save()}>
        {directory.export}
      </Button>
      <Button icon={<FileUp size={18} />} onClick={() => setDialog('import')}>
        {directory.import}
      </Button>
      <Button tone="primary" icon={<UserPlus size={18} />} onClick={() => setDialog('add')}>
        {directory.add}
      </Button>
      {dialog ? (
        <Boundary fallback={({ again }) => <Button onClick={again}>{directory.retry}</Button>}>
          <Suspense>
            {dialog === 'add' ? (
              <AddPersonDialog onClose={close} />
            ) : (
              <ImportDialog onImported={onImported} onClose={close} />
            )}
          </Suspense>
        </Boundary>
      ) : null}
    </>
  );
}
