import { Badge, Button, Card, toast, VisuallyHidden } from '@daybreak/ui';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { TeamPicture } from '../../backend/interfaces/TeamPictures.ts';
import { formatDay } from '../../shared/dates/dates.ts';
import { failureMessage } from '../../shared/requests/failure.ts';
import { useRequest } from '../../shared/requests/useRequest.ts';
import { card as messages, toasts } from './messages.ts';
import * as styles from './TeamPicturesPage.css.ts';

interface PictureCardProps {
  picture: TeamPicture;
  /** Whether the user is an administrator. */
  keeps: boolean;
  onEdit: (id: string) => void;
  onChanged: () => void;
}

const tones = { waiting: 'warning', approved: 'success', expired: 'neutral', withdrawn: 'neutral' } as const;

const lastDay = ({ expiresOn, state }: TeamPicture) =>
  expiresOn && (state === 'expired' ? messages.ended : messages.until)(formatDay(expiresOn));

/** A photograph with its details. Administrators approve or withdraw it here. */
export function PictureCard({ picture, keeps, onEdit, onChanged }: PictureCardProps) {
  const { teamPictures } = useBackend();
  const { busy, run } = useRequest((error) => toasts.failed(failureMessage(error)));
  const { id, title, topics, credit, rights, state, preview, uploader } = picture;
  const isIn = state === 'approved' || state === 'expired';
  const day = lastDay(picture);
  const decide = () =>
    run(
      () => (isIn ? teamPictures.withdraw(id) : teamPictures.approve(id)),
      () => {
        toast({ ...(isIn ? toasts.withdrawn : toasts.approved), tone: 'success' });
        onChanged();
      },
    );
  const withName = (words: string) => (
    <>
      <span>{words}</span>
      <VisuallyHidden>{messages.of(title)}</VisuallyHidden>
    </>
  );
  return (
    <Card as="li" padding="none" className={styles.card}>
      {preview ? (
        <img className={styles.picture} src={preview} alt="" loading="lazy" />
      ) : (
        <div className={styles.picture} />
      )}
      <div className={styles.words}>
        <h2 className={styles.title} dir="auto">
          {title}
        </h2>
        {state === 'approved' && !keeps ? null : (
          <div>
            <Badge tone={tones[state]}>{messages.states[state]}</Badge>
          </div>
        )}
        <div className={styles.note} dir="auto">
          {messages.credit(credit)}
        </div>
        {topics.length > 0 ? (
          <div className={styles.note} dir="auto">
            {topics.join(', ')}
          </div>
        ) : null}
        {day ? <div className={styles.note}>{day}</div> : null}
        <div className={styles.note} dir="auto">
          {messages.rights(rights)}
        </div>
        {keeps && uploader ? <div className={styles.note}>{messages.addedBy(uploader)}</div> : null}
        {keeps ? (
          <div className={styles.actions}>
            <Button
              size="small"
              tone={state === 'waiting' ? 'primary' : 'neutral'}
              busy={busy}
              busyLabel={messages.sending}
              onClick={decide}
            >
              {withName(isIn ? messages.withdraw : messages.approve)}
            </Button>
            <Button size="small" disabled={busy} onClick={() => onEdit(id)}>
              {withName(messages.edit)}
            </Button>
          </div>
        ) : null}
      </div>
    </Card>
  );
}
