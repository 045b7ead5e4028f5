import { Alert, Badge, ButtonLink, Card, Heading, Sentence, Stack, Text } from '@daybreak/ui';
import type { KnownFile } from '../../backend/interfaces/Approvals.ts';
import { fileSize } from '../../shared/applications/resumeFile.ts';
import { formatMoment } from '../../shared/dates/dates.ts';
import { pieceAddress } from '../../shared/navigation/marketingAddresses.ts';
import * as styles from './CheckFilePage.css.ts';
import { page as messages, verdictTexts } from './messages.ts';
import type { FileCheck } from './useFileCheck.ts';
import { type JudgedFile, maxCheckedFiles } from './verdict.ts';

/** The verdict on a file, who approved and downloaded it, and the files in it. */
export function FileVerdict({ check }: { check: FileCheck }) {
  const { file, known, verdict, innerFiles, count } = check;
  const { tone, title, text } = verdictTexts[verdict];
  // If another program packed a ZIP, only the files in it are downloads.
  const isWrapping = known?.match !== 'exact' && innerFiles.length > 0;
  return (
    <Stack gap="4">
      {isWrapping ? null : (
        <Alert tone={tone} title={title(known)}>
          {text(known)}
        </Alert>
      )}
      {file.isUnread ? <Alert tone="warning" title={messages.isUnread} /> : null}
      {innerFiles.length > 0 ? (
        <Stack as="section" gap="4" aria-labelledby="files-in-it">
          <Heading level={2} size="md" id="files-in-it">
            {messages.inside(count)}
          </Heading>
          {count > maxCheckedFiles ? <Text tone="muted">{messages.cut(maxCheckedFiles)}</Text> : null}
          <ul className={styles.files}>
            {innerFiles.map((each, index) => (
              <FileLine key={`${index} ${each.file.name}`} judged={each} />
            ))}
          </ul>
        </Stack>
      ) : null}
      <Card>
        <Stack as="dl" gap="3">
          <Stack gap="1">
            <dt className={styles.term} translate="no">
              {file.name}
            </dt>
            <dd className={styles.value}>{fileSize(file.bytes)}</dd>
          </Stack>
          {known?.match === 'exact' ? <KnownFileDetails known={known} /> : null}
          <Stack gap="1">
            <dt className={styles.term}>
              <Sentence verbatim={['SHA-256']}>{messages.fingerprint}</Sentence>
            </dt>
            <dd className={styles.digest} translate="no">
              {file.sha256}
            </dd>
          </Stack>
        </Stack>
      </Card>
      {known?.piece.id ? (
        <div>
          <ButtonLink href={pieceAddress({ id: known.piece.id, designer: known.piece.designer })}>
            {messages.open}
          </ButtonLink>
        </div>
      ) : null}
    </Stack>
  );
}

function KnownFileDetails({ known: { approval, downloads } }: { known: KnownFile }) {
  const [latest] = downloads;
  return (
    <>
      {approval ? (
        <Stack gap="1">
          <dt className={styles.term}>{messages.approvedBy}</dt>
          <dd className={styles.value}>
            {messages.by(approval.by ?? messages.formerly, formatMoment(approval.at))}
          </dd>
        </Stack>
      ) : null}
      {latest ? (
        <Stack gap="1">
          <dt className={styles.term}>{messages.downloadedBy}</dt>
          <dd className={styles.value}>
            <span>{messages.by(latest.by ?? messages.formerly, formatMoment(latest.at))}</span>
            {downloads.length > 1 ? <span>{messages.more(downloads.length - 1)}</span> : null}
          </dd>
        </Stack>
      ) : null}
    </>
  );
}

function FileLine({ judged: { file, known, verdict } }: { judged: JudgedFile }) {
  const { tone, short, title } = verdictTexts[verdict];
  return (
    <li className={styles.file}>
      <span className={styles.name}>
        <span translate="no">{file.name}</span>
        <span className={styles.about}>{title(known)}</span>
      </span>
      <Badge tone={tone}>{short}</Badge>
    </li>
  );
}
