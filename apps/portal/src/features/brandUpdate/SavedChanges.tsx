import { Badge, Button, Heading, Stack, Text } from '@daybreak/ui';
import { designerName } from '../../shared/pieces/designers.ts';
import * as styles from './BrandUpdate.css.ts';
import { card, savedCheck as messages } from './messages.ts';
import type { RedrawnPiece } from './useSavedCheck.ts';

interface SavedChangesProps {
  /** Pieces that look different, or that couldn't be checked. */
  found: readonly RedrawnPiece[];
  onShow: (piece: RedrawnPiece) => void;
}

/** The changed saved pieces, by designer. */
export function SavedChanges({ found, onShow }: SavedChangesProps) {
  const designers = [...new Set(found.map(({ piece }) => piece.designer))];
  return designers.map((designer) => {
    const designerPieces = found.filter(({ piece }) => piece.designer === designer);
    return (
      <Stack as="section" gap="2" key={designer}>
        <Heading level={3} size="sm">
          {messages.designer(designerName(designer), designerPieces.length)}
        </Heading>
        <ul className={styles.differences}>
          {designerPieces.map((each) => (
            <Found key={each.piece.id} found={each} onShow={() => onShow(each)} />
          ))}
        </ul>
      </Stack>
    );
  });
}

function Found({ found: { piece, outcome }, onShow }: { found: RedrawnPiece; onShow: () => void }) {
  const name = <span dir="auto">{messages.version(piece.name, piece.version)}</span>;
  if (outcome.is !== 'drawn')
    return (
      <li className={styles.failure}>
        {name}
        <Text size="sm" tone="muted">
          {outcome.is === 'failed' ? outcome.reason : ''}
        </Text>
      </li>
    );
  const count = outcome.newFindings.length;
  return (
    <li className={styles.difference}>
      <span className={styles.badges}>
        {name}
        {count > 0 ? <Badge tone="warning">{card.findings(count)}</Badge> : null}
      </span>
      <Button size="small" aria-label={messages.show(piece.name)} onClick={onShow}>
        {messages.showShort}
      </Button>
    </li>
  );
}
