import { asSentence, Button, IconButton, Link, Skeleton, Verbatim } from '@daybreak/ui';
import { ExternalLink, FileText, Pencil } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useBackend } from '../../../../backend/BackendProvider.tsx';
import type { PinnedLink } from '../../../../backend/interfaces/Home.ts';
import { useLoaded } from '../../../../shared/requests/useLoaded.ts';
import type { CardProps } from '../cardProps.ts';
import { CardFailed, CardNote, HomeCard } from '../HomeCard.tsx';
import { cardTitles, links as messages } from '../messages.ts';
import * as styles from './LinksCard.css.ts';
import { LinksDialog } from './LinksDialog.tsx';
import { linkName } from './linkAddress.ts';

/** The user's pinned links to pages of the portal and other sites. */
export function LinksCard({ onSettled }: CardProps) {
  const { home } = useBackend();
  const { state, reload, update } = useLoaded(useCallback(() => home.links(), [home]));
  const [editing, setEditing] = useState(false);
  useEffect(() => {
    if (state.status !== 'loading') onSettled();
  }, [state.status, onSettled]);

  const links = state.status === 'ready' ? state.value : undefined;
  return (
    <HomeCard
      title={cardTitles.links}
      busy={state.status === 'loading'}
      action={
        links && links.length > 0 ? (
          <IconButton
            size="small"
            label={messages.edit}
            icon={<Pencil size={16} />}
            onClick={() => setEditing(true)}
          />
        ) : null
      }
    >
      {state.status === 'loading' ? (
        <div className={styles.list}>
          {[1, 2, 3].map((each) => (
            <Skeleton key={each} height="2.75rem" />
          ))}
        </div>
      ) : null}
      {state.status === 'failed' ? (
        <CardFailed title={messages.failedTitle} onRetry={reload}>
          {messages.failed}
        </CardFailed>
      ) : null}
      {links?.length === 0 ? (
        <CardNote
          title={messages.emptyTitle}
          action={
            <Button size="small" onClick={() => setEditing(true)}>
              {messages.emptyAction}
            </Button>
          }
        >
          {messages.empty}
        </CardNote>
      ) : null}
      {links && links.length > 0 ? (
        <ul className={styles.list}>
          {links.map((link, place) => (
            <li key={`${place} ${link.address}`}>
              <Pinned {...link} />
            </li>
          ))}
        </ul>
      ) : null}
      {links && editing ? (
        <LinksDialog
          links={links}
          onSaved={(saved) => update(() => saved)}
          onClose={() => setEditing(false)}
        />
      ) : null}
    </HomeCard>
  );
}

function Pinned({ label, address }: PinnedLink) {
  const leadsOut = !address.startsWith('/');
  const host = leadsOut ? linkName(address) : undefined;
  const Icon = leadsOut ? ExternalLink : FileText;
  return (
    <Link href={address} newTab={leadsOut} className={styles.link}>
      <Icon size={16} className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.label} dir="auto" title={label}>
          {asSentence(label)}
        </span>
        {host && host !== label ? <Verbatim className={styles.host}>{host}</Verbatim> : null}
      </span>
    </Link>
  );
}
