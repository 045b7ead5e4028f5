import { type ReadyPiece, wizardEntry } from '@daybreak/designers';
import { ButtonLink, EmptyState, VisuallyHidden } from '@daybreak/ui';
import { designerAddress, piecesAddress } from '../../shared/navigation/marketingAddresses.ts';
import { innerPages } from '../../shared/navigation/pages.ts';
import { findOnHub } from './hubSearch.ts';
import * as styles from './MarketingPage.css.ts';
import { MaterialStrip } from './MaterialStrip.tsx';
import { marketing } from './messages.ts';
import { ReadyPieces } from './ReadyPieces.tsx';

const { hub: messages } = marketing;

/** The search results. If nothing fits, the user can continue with the wizard. */
export function HubResults({ query, onBegin }: { query: string; onBegin: (piece: ReadyPiece) => void }) {
  const found = findOnHub(query);
  const isEmpty = found.pieces.length + found.materials.length === 0;
  return (
    <div className={styles.section}>
      <VisuallyHidden>
        <span role="status">{messages.found(found.pieces.length, found.materials.length)}</span>
      </VisuallyHidden>
      {found.materials.length > 0 ? <MaterialStrip entries={found.materials} few /> : null}
      {found.pieces.length > 0 ? (
        <ReadyPieces title={marketing.ready.title} pieces={found.pieces} all first onBegin={onBegin} />
      ) : null}
      {isEmpty ? (
        <EmptyState
          title={messages.noneTitle}
          action={<ButtonLink href={designerAddress('wizard')}>{wizardEntry.title}</ButtonLink>}
        >
          {messages.none}
        </EmptyState>
      ) : null}
      <div className={styles.onward}>
        <ButtonLink tone="quiet" size="small" href={piecesAddress(query)}>
          {messages.inPieces(query)}
        </ButtonLink>
        <ButtonLink
          tone="quiet"
          size="small"
          href={`${innerPages.teamPhotographs.path}?${new URLSearchParams({ q: query })}`}
        >
          {messages.inPhotographs(query)}
        </ButtonLink>
      </div>
    </div>
  );
}
