import { Alert, Badge, Button, Heading, Select, Stack, Text } from '@daybreak/ui';
import { Link2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { ReviewLink } from '../../../../backend/interfaces/Library.ts';
import { CopyValue } from '../../../../shared/clipboard/CopyValue.tsx';
import { dayOfMoment, formatMoment } from '../../../../shared/dates/dates.ts';
import { failureMessage } from '../../../../shared/requests/failure.ts';
import { LoadState } from '../../../../shared/requests/LoadState.tsx';
import { useLoaded } from '../../../../shared/requests/useLoaded.ts';
import { useRequest } from '../../../../shared/requests/useRequest.ts';
import { share as messages } from '../messages.ts';
import type { OpenPieceContext } from '../openPieceContext.ts';
import { reviewAddress } from './links.ts';
import * as styles from './ShareDialog.css.ts';

const durations = [1, 7, 14, 30, 90];

/** Review links: one version for a few days, without an account. The address is known only at creation. */
export function ReviewLinks({ openPiece }: { openPiece: OpenPieceContext }) {
  const { library, piece, saveNow, user } = openPiece;
  const load = useCallback(() => library.reviewLinks(piece.id), [library, piece.id]);
  const loaded = useLoaded(load);
  const { state, reload } = loaded;
  const { busy, failure, run } = useRequest(failureMessage);
  const [days, setDays] = useState('14');
  const [newAddress, setNewAddress] = useState<string>();

  const make = () =>
    run(
      async () => {
        await saveNow();
        return library.createReviewLink(piece.id, { days: Number(days), contact: { ...user } });
      },
      ({ token }) => {
        setNewAddress(reviewAddress(token));
        reload();
      },
    );

  return (
    <section className={styles.section} aria-labelledby="share-review">
      <Stack gap="1">
        <Heading level={3} size="sm" id="share-review">
          {messages.review}
        </Heading>
        <Text size="sm" tone="muted">
          {messages.reviewHint}
        </Text>
      </Stack>
      {failure ? <Alert tone="danger" title={failure} /> : null}
      <div className={styles.make}>
        <Select
          className={styles.days}
          label={messages.days}
          options={durations.map((count) => ({ value: String(count), label: messages.dayCount(count) }))}
          value={days}
          onValueChange={setDays}
        />
        <Button busy={busy} icon={<Link2 size={16} />} onClick={make}>
          {messages.makeLink}
        </Button>
      </div>
      <div role="status">
        {newAddress ? (
          <div className={styles.newLink}>
            <p>{messages.once}</p>
            <CopyValue value={newAddress} label={messages.yourLink} />
          </div>
        ) : null}
      </div>
      <LoadState loaded={loaded} />
      {state.status === 'ready' && state.value.length > 0 ? (
        <ul className={styles.list}>
          {state.value.map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              busy={busy}
              onRevoke={() => run(() => library.revokeReviewLink(link.id), reload)}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function LinkRow({ link, busy, onRevoke }: { link: ReviewLink; busy: boolean; onRevoke: () => void }) {
  const { version, expiresAt, revokedAt, openCount, lastOpenedAt } = link;
  const ranOut = Date.parse(expiresAt) <= Date.now();
  const expiry = (ranOut ? messages.ranOut : messages.until)(dayOfMoment(expiresAt));
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Link2 size={16} />
      </span>
      <div className={styles.words}>
        <span className={styles.who}>{messages.version(version)}</span>
        <span className={styles.more}>
          {`${revokedAt ? '' : `${expiry}. `}${messages.opened(openCount, lastOpenedAt && formatMoment(lastOpenedAt))}`}
        </span>
      </div>
      {revokedAt ? (
        <Badge>{messages.revoked}</Badge>
      ) : ranOut ? null : (
        <Button size="small" busy={busy} aria-label={messages.revokeOf(version)} onClick={onRevoke}>
          {messages.revoke}
        </Button>
      )}
    </li>
  );
}
