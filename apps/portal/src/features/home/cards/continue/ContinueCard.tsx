import { localDrafts } from '@daybreak/designers';
import { ButtonLink, Skeleton } from '@daybreak/ui';
import { Plus } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useBackend } from '../../../../backend/BackendProvider.tsx';
import { hubAddress, pieceAddress, piecesAddress } from '../../../../shared/navigation/marketingAddresses.ts';
import { opener } from '../../../../shared/pieces/PieceCard.css.ts';
import { pieceCaption } from '../../../../shared/pieces/pieceCaption.ts';
import { useDraftReaders } from '../../../../shared/pieces/useDraftReaders.ts';
import { useLoaded } from '../../../../shared/requests/useLoaded.ts';
import { usePerson } from '../../../../shared/session/PersonProvider.tsx';
import type { CardProps } from '../cardProps.ts';
import { CardFailed, CardNote, HomeCard } from '../HomeCard.tsx';
import { cardTitles, work } from '../messages.ts';
import { NewBrand } from '../NewBrand.tsx';
import * as styles from './ContinueCard.css.ts';
import { Examples } from './Examples.tsx';
import { browserDrafts, maxTiles } from './recentWork.ts';
import { WorkTile } from './WorkTile.tsx';

/** Shows this browser's drafts and the library pieces that the user worked on last. */
export function ContinueCard({ onSettled }: CardProps) {
  const { library } = useBackend();
  const me = usePerson().person.session.userId;
  const [drafts] = useState(() => browserDrafts(localDrafts()));
  const load = useCallback(
    async () => (await library.search({ person: me }, undefined, maxTiles)).pieces,
    [library, me],
  );
  const { state, reload } = useLoaded(load);
  const readers = useDraftReaders();
  useEffect(() => {
    if (state.status !== 'loading') onSettled();
  }, [state.status, onSettled]);

  const pieces = state.status === 'ready' ? state.value.slice(0, maxTiles - drafts.length) : [];
  const isEmpty = drafts.length === 0 && pieces.length === 0;
  return (
    <HomeCard
      title={cardTitles.continue}
      busy={state.status === 'loading'}
      action={
        isEmpty ? null : (
          <ButtonLink href={piecesAddress()} tone="quiet" size="small">
            {work.all}
          </ButtonLink>
        )
      }
    >
      {state.status === 'failed' ? (
        <CardFailed title={work.failedTitle} onRetry={reload}>
          {work.failed}
        </CardFailed>
      ) : null}
      {state.status === 'ready' && isEmpty ? (
        <CardNote
          title={work.emptyTitle}
          picture={<Examples />}
          action={
            <ButtonLink href={hubAddress} tone="primary">
              {work.emptyAction}
            </ButtonLink>
          }
        >
          {work.empty}
        </CardNote>
      ) : null}
      {state.status === 'ready' && state.value.length > 0 ? <NewBrand /> : null}
      {state.status === 'loading' || !isEmpty ? (
        <ul className={styles.list}>
          {drafts.map((draft) => (
            <WorkTile key={draft.key} designer={draft.designer} read={draft.read} details={draft.details}>
              <Link to={draft.address} className={opener} dir="auto" title={draft.name} onClick={draft.open}>
                {draft.name}
              </Link>
            </WorkTile>
          ))}
          {pieces.map((piece) => (
            <WorkTile
              key={piece.id}
              designer={piece.designer}
              read={readers(piece)}
              details={pieceCaption(piece)}
            >
              <Link to={pieceAddress(piece)} className={opener} dir="auto" title={piece.name}>
                {piece.name}
              </Link>
            </WorkTile>
          ))}
          {state.status === 'loading'
            ? Array.from({ length: maxTiles - drafts.length }, (_, index) => (
                <li key={index} className={styles.skeleton} aria-hidden="true">
                  <Skeleton height="100%" />
                </li>
              ))
            : null}
        </ul>
      ) : null}
      {isEmpty ? null : (
        <div className={styles.start}>
          <ButtonLink href={hubAddress} tone="primary" icon={<Plus size={16} />}>
            {work.start}
          </ButtonLink>
        </div>
      )}
    </HomeCard>
  );
}
