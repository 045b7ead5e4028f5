import { useFilesIn } from '@daybreak/designers';
import { Alert, Button, PageHeader, Sentence, Spinner, Text } from '@daybreak/ui';
import { FileCheck } from 'lucide-react';
import { useRef } from 'react';
import { BackLink } from '../../shared/navigation/BackLink.tsx';
import { piecesAddress } from '../../shared/navigation/marketingAddresses.ts';
import { usePage } from '../../shared/navigation/usePage.ts';
import * as styles from './CheckFilePage.css.ts';
import { FileVerdict } from './FileVerdict.tsx';
import { page as words } from './messages.ts';
import { useFileCheck } from './useFileCheck.ts';

/** Checks whether a file is the approved version of its piece. Reads it in this browser, without an upload. */
export function CheckFilePage() {
  usePage(words.title);
  const input = useRef<HTMLInputElement>(null);
  const { state, check, again } = useFileCheck();
  const { over, handlers } = useFilesIn(([file]) => {
    if (file) void check(file);
  });

  return (
    <div className={styles.page} {...handlers}>
      <PageHeader
        title={words.title}
        description={words.description}
        back={<BackLink href={piecesAddress()}>{words.back}</BackLink>}
      />
      <div className={styles.column}>
        <div className={styles.zone} data-over={over || undefined}>
          <Button
            tone="primary"
            icon={<FileCheck size={16} aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {state.is === 'none' ? words.choose : words.another}
          </Button>
          <Text>{over ? words.dropHere : words.drop}</Text>
          <Text size="sm" tone="muted">
            {words.stays}
          </Text>
          <input
            ref={input}
            type="file"
            hidden
            accept=".pdf,.png,.jpg,.jpeg,.zip,.html,.eml"
            aria-label={words.choose}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) void check(file);
              event.target.value = '';
            }}
          />
        </div>
        {state.is === 'checking' ? (
          <div className={styles.checking}>
            <Spinner label={words.checking(state.name)} />
            <span aria-hidden="true">
              <Sentence verbatim={[state.name]}>{words.checking(state.name)}</Sentence>
            </span>
          </div>
        ) : null}
        {state.is === 'done' ? <FileVerdict check={state.check} /> : null}
        {state.is === 'failed' ? (
          <Alert
            tone="danger"
            title={words.failed(state.name)}
            action={
              state.mayRetry ? (
                <Button size="small" onClick={again}>
                  {words.again}
                </Button>
              ) : null
            }
          >
            {state.reason}
          </Alert>
        ) : null}
      </div>
    </div>
  );
}
