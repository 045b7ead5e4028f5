import type { BrandVersion } from '@daybreak/brand';
import type { UserDetails } from '@daybreak/designers';
import type { BrandVersions } from '@daybreak/designers/library';
import { Badge, Boundary, Button, Card, Sentence, Text } from '@daybreak/ui';
import { FileImage } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { designerName } from '../../shared/pieces/designers.ts';
import { inTurn } from '../../shared/pieces/turns.ts';
import { useSeen } from '../../shared/pieces/useSeen.ts';
import * as styles from './BrandUpdate.css.ts';
import { type Drawable, drawable } from './compareItem.ts';
import type { Compared } from './groups.ts';
import type { CheckedItem } from './items.ts';
import { groups, card as words } from './messages.ts';

interface ResultCardProps {
  compared: Compared;
  versions: BrandVersions;
  details: UserDetails;
  onCompare: () => void;
}

/** One piece: what changes, and its pictures before and after. */
export function ResultCard({ compared: { item, result }, versions, details, onCompare }: ResultCardProps) {
  const { name, designer, piece } = item;
  const what = piece
    ? [designerName(designer), words.by(piece.owner)].join(' · ')
    : [designerName(designer), words.template].join(' · ');
  return (
    <li>
      <Card className={styles.card}>
        {'failed' in result ? null : <Pictures item={item} versions={versions} details={details} />}
        <div className={styles.words}>
          <h3 className={styles.name} translate="no">
            {name}
          </h3>
          <Text size="sm" tone="muted">
            <Sentence verbatim={[piece?.owner ?? '']}>{what}</Sentence>
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
                  <Badge tone="warning">{words.findings(result.newFindings.length)}</Badge>
                ) : null}
                {piece?.approval ? <Badge tone="success">{words.approved(piece.version)}</Badge> : null}
                {piece?.isInReview ? <Badge>{words.inReview}</Badge> : null}
              </div>
              {result.changes.length > 0 ? (
                <div>
                  <Button size="small" aria-label={words.compare(name)} onClick={onCompare}>
                    {words.compareShort}
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

interface PicturesProps {
  item: CheckedItem;
  versions: BrandVersions;
  details: UserDetails;
}

/** Small pictures in both versions, drawn once they're in view and the browser is idle. */
function Pictures({ item, versions, details }: PicturesProps) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  const { library } = useBackend();
  const [drawing, setDrawing] = useState<Drawable>();
  useEffect(() => {
    if (!seen) return;
    let wanted = true;
    const callOff = inTurn(async () => {
      const ready = await drawable(library, item, details).catch((error: unknown) => {
        console.warn("Couldn't draw the picture of a piece.", error);
        return undefined;
      });
      if (wanted && typeof ready === 'object') setDrawing(ready);
    });
    return () => {
      wanted = false;
      callOff();
    };
  }, [seen, item, details, library]);

  const picture = (label: string, brand: BrandVersion) => (
    <figure className={styles.figure}>
      <div className={styles.drawn} aria-hidden="true" inert>
        {drawing ? (
          <Boundary fallback={() => <StandIn />}>
            <drawing.look.Drawn
              draft={item.draft}
              user={drawing.data.user}
              images={drawing.data.images}
              brand={brand}
              within={styles.drawnWithin}
            />
          </Boundary>
        ) : (
          <StandIn />
        )}
      </div>
      <figcaption className={styles.caption}>{label}</figcaption>
    </figure>
  );
  return (
    <div ref={place} className={styles.pair}>
      {picture(words.before, versions.before)}
      {picture(words.after, versions.after)}
    </div>
  );
}

const StandIn = () => <FileImage size={24} strokeWidth={1.5} aria-hidden="true" />;
