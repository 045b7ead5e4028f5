import { Alert, Button, Dialog } from '@daybreak/ui';
import { Check, Copy, Download } from 'lucide-react';
import { useRef } from 'react';
import { useCopy } from '../clipboard/useCopy.ts';
import { saveText } from '../downloads/startDownload.ts';
import { usePerson } from '../session/PersonProvider.tsx';
import { groupByFour } from './codeFormat.ts';
import { codes as messages } from './messages.ts';
import * as styles from './SecondStep.css.ts';

interface RecoveryCodesProps {
  /** The new codes; `none` if the server doesn't support them, `failed` if they couldn't be made. */
  made: readonly string[] | 'none' | 'failed';
  onClose: () => void;
}

/** Shows the codes, just this once. Only the button closes it, because an accidental click outside would lose them. */
export function RecoveryCodes({ made, onClose }: RecoveryCodesProps) {
  const { person } = usePerson();
  const { result, copy } = useCopy();
  const list = useRef<HTMLUListElement>(null);
  const groupedCodes = typeof made === 'string' ? [] : made.map((code) => groupByFour(code, '-'));
  const all = groupedCodes.join('\n');
  const save = () =>
    saveText(`${messages.file(person.session.email)}\n\n${all}\n`, 'text/plain', messages.fileName);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={typeof made === 'string'}
      size="small"
      title={messages.title}
      description={typeof made === 'string' ? undefined : messages.description}
      footer={
        <Button tone="primary" onClick={onClose}>
          {messages.done}
        </Button>
      }
    >
      {typeof made === 'string' ? (
        <Alert tone="warning" title={messages[made]} />
      ) : (
        <div className={styles.setUp}>
          <ul ref={list} translate="no" className={styles.list} aria-label={messages.list}>
            {groupedCodes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <div className={styles.actions}>
            <Button icon={<Download size={16} />} onClick={save}>
              {messages.keep}
            </Button>
            <Button
              icon={result?.copied ? <Check size={16} /> : <Copy size={16} />}
              onClick={() => void copy(all, list.current)}
            >
              {result?.copied ? messages.copied : messages.copy}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
