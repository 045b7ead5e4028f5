import type { UserDetails } from '@daybreak/designers';
import type { BrandVersions } from '@daybreak/designers/library';
import { Badge, Button, Card, Sentence, Text } from '@daybreak/ui';
import { designerName } from '../../shared/pieces/designers.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import * as styles from './BrandUpdate.css.ts';
import type { ComparedItem } from './groups.ts';
import { groups, card as messages } from './messages.ts';

interface ResultCardProps {
  item: ComparedItem;
  versions: BrandVersions;
  details: UserDetails;
  onCompare: () => void;
}

/** A piece's changes, and its pictures before and after. */
export function ResultCard({ item: { item, result }, versions, details, onCompare }: ResultCardProps) {
  const { name, designer, piece } = item;
  const kindText = piece
    ? [designerName(designer), messages.by(piece.owner)].join(' · ')
    : [designerName(designer), messages.template].join(' · ');
  return (
    <li>
      <Card padding="none" className={styles.card}>
        {'failed' in result ? null : <BeforeAfter item={item} versions={versions} details={details} />}
        <div className={styles.words}>
          <h3 className={styles.name} translate="no">
            {name}
          </h3>
          <Text size="sm" tone="muted">
            <Sentence verbatim={[piece?.owner ?? '']}>{kindText}</Sentence>
          </Text>
          {'failed' in result ? (
            <Text size="sm">{result.failed}</Text>
          ) : (
            <>
              <div className={styles.badges}>
                {result.changes.map((change) => (
                  <Badge key={change} tone="info">
                    {groups[change]}
                  </Badge>
                ))}
                {result.newFindings.length > 0 ? (
                  <Badge tone="warning">{messages.findings(result.newFindings.length)}</Badge>
                ) : null}
                {piece?.approval ? <Badge tone="success">{messages.approved(piece.version)}</Badge> : null}
                {piece?.isInReview ? <Badge>{messages.inReview}</Badge> : null}
              </div>
              {result.changes.length > 0 ? (
                <div>
                  <Button size="small" aria-label={messages.compare(name)} onClick={onCompare}>
                    {messages.compareShort}
                  </Button>
                </div>
              ) : null}
            </>
          )}
        </div>
      </Card>
    </li>
  );
}
