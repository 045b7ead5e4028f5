import { useFilesIn } from '@daybreak/designers';
import { Alert, PageHeader, Sentence, Spinner, Stack, Text } from '@daybreak/ui';
import { FileCheck } from 'lucide-react';
import { FileButton } from '../../shared/forms/FileButton.tsx';
import { BackLink } from '../../shared/navigation/BackLink.tsx';
import { piecesAddress } from '../../shared/navigation/marketingAddresses.ts';
import { usePage } from '../../shared/navigation/usePage.ts';
import { Retry } from '../../shared/requests/Retry.tsx';
import * as styles from './CheckFilePage.css.ts';
import { FileVerdict } from './FileVerdict.tsx';
import { page as messages } from './messages.ts';
import { useFileCheck } from './useFileCheck.ts';

/** Checks whether a file is the approved version of its piece. Reads it in this browser, without an upload. */
export function CheckFilePage() {
  usePage(messages.title);
  const { state, check, again } = useFileCheck();
  const { over, handlers } = useFilesIn(([file]) => {
    if (file) void check(file);
  });

  return (
    <Stack gap="5" {...handlers}>
      <PageHeader
        title={messages.title}
        description={messages.description}
        back={<BackLink href={piecesAddress()}>{messages.back}</BackLink>}
      />
      <div className={styles.column}>
        <div className={styles.zone} data-over={over || undefined}>
          <FileButton
            tone="primary"
            icon={<FileCheck size={16} />}
            accept=".pdf,.png,.jpg,.jpeg,.zip,.html,.eml"
            inputLabel={messages.choose}
            onFile={(file) => void check(file)}
          >
            {state.is === 'none' ? messages.choose : messages.another}
          </FileButton>
          <Text>{over ? messages.dropHere : messages.drop}</Text>
          <Text size="sm" tone="muted">
            {messages.stays}
          </Text>
        </div>
        {state.is === 'checking' ? (
          <div className={styles.checking}>
            <Spinner label={messages.checking(state.name)} />
            <span aria-hidden="true">
              <Sentence verbatim={[state.name]}>{messages.checking(state.name)}</Sentence>
            </span>
          </div>
        ) : null}
        {state.is === 'done' ? <FileVerdict check={state.check} /> : null}
        {state.is === 'failed' ? (
          <Alert
            tone="danger"
            title={messages.failed(state.name)}
            action={state.mayRetry ? <Retry onRetry={again} /> : null}
          >
            {state.reason}
          </Alert>
        ) : null}
      </div>
    </Stack>
  );
}
