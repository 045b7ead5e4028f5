import { Button, ButtonLink, EmptyState, Heading } from '@daybreak/ui';
import { ArrowRight, Images } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { pieceAddress, piecesAddress } from '../../../shared/navigation/marketingAddresses.ts';
import { innerPages } from '../../../shared/navigation/pages.ts';
import { line, opener } from '../../../shared/pieces/PieceCard.css.ts';
import { pieceCaption } from '../../../shared/pieces/pieceCaption.ts';
import { useDraftReaders } from '../../../shared/pieces/useDraftReaders.ts';
import { usePerson } from '../../../shared/session/PersonProvider.tsx';
import { noteHasPieces } from './hadPieces.ts';
import { LoadingPieces } from './LoadingPieces.tsx';
import { library as messages } from './messages.ts';
import { PieceTile } from './PieceTile.tsx';
import { ownerNames, useAccounts } from './people.ts';
import * as styles from './RecentPieces.css.ts';
import { usePieces } from './usePieces.ts';

/** As many as fit in a row of a wide screen. */
const maxPieces = 4;
const question = { searchText: '' } as const;

/** The pieces worked on most recently, on the Marketing Center, with a link to all of them. */
export function RecentPieces() {
  const me = usePerson().person.session.userId;
  const { state, retry } = usePieces(question, maxPieces);
  const colleagues = useAccounts();
  const ownerOf = useMemo(() => ownerNames(colleagues, me), [colleagues, me]);
  const readers = useDraftReaders();
  const pieces = state.status === 'ready' ? state.pieces : undefined;
  const count = pieces?.length;
  useEffect(() => {
    if (count !== undefined) noteHasPieces(me, count > 0);
  }, [count, me]);

  return (
    <section className={styles.section} aria-labelledby="your-pieces">
      <div className={styles.head}>
        <Heading level={2} id="your-pieces">
          {messages.title}
        </Heading>
        <div className={styles.links}>
          <ButtonLink
            href={innerPages.teamPhotographs.path}
            tone="quiet"
            size="small"
            icon={<Images size={16} />}
          >
            {messages.photographs}
          </ButtonLink>
          <ButtonLink href={piecesAddress()} size="small" icon={<ArrowRight size={16} />}>
            {messages.all}
          </ButtonLink>
        </div>
      </div>
      {state.status === 'loading' ? <LoadingPieces count={4} /> : null}
      {state.status === 'failed' ? (
        <EmptyState title={messages.failedTitle} action={<Button onClick={retry}>{messages.retry}</Button>}>
          {messages.failed}
        </EmptyState>
      ) : null}
      {pieces?.length === 0 ? <EmptyState title={messages.emptyTitle}>{messages.empty}</EmptyState> : null}
      {pieces && pieces.length > 0 ? (
        <ul className={styles.row}>
          {pieces.map((piece) => (
            <li key={piece.id}>
              <PieceTile
                designer={piece.designer}
                name={
                  <Link to={pieceAddress(piece)} className={opener} dir="auto" title={piece.name}>
                    {piece.name}
                  </Link>
                }
                read={readers(piece)}
                details={pieceCaption(piece, ownerOf(piece))}
                more={
                  <div className={line} dir="auto">
                    {piece.folder}
                  </div>
                }
              />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
