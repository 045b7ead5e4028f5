import type { PieceLook } from '@daybreak/designers/library';
import { Button, Heading, Row, Sentence } from '@daybreak/ui';
import { ArrowLeft, Columns2, Tag } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { PieceVersion } from '../../../../backend/interfaces/Library.ts';
import { formatMoment } from '../../../../shared/dates/dates.ts';
import { LoadState } from '../../../../shared/requests/LoadState.tsx';
import { useLoaded } from '../../../../shared/requests/useLoaded.ts';
import { DraftText } from '../DraftText.tsx';
import { versions as messages } from '../messages.ts';
import type { OpenPieceContext } from '../openPieceContext.ts';
import { DrawnPiece, Sides } from './DrawnPiece.tsx';
import { RestoreVersion } from './RestoreVersion.tsx';
import type { VersionsControl } from './useVersions.ts';
import { VersionNameForm } from './VersionNameForm.tsx';
import * as styles from './VersionsDialog.css.ts';

interface VersionViewProps {
  openPiece: OpenPieceContext;
  /** Null if the piece can't be drawn here. */
  look: PieceLook | null;
  entry: PieceVersion;
  title: string;
  /** Whether it's the piece's current state. */
  isNow: boolean;
  /** Whether it's the current state, not saved as a version yet. */
  isUnsaved: boolean;
  open: VersionsControl['open'];
  isBehind: true | undefined;
  /** Undefined if there's nothing to compare it with. */
  onCompare: (() => void) | undefined;
  onNamed: (name: string) => void;
  onBack: () => void;
  onRestored: () => void;
}

/** One version, as large as the window allows, and its actions. */
export function VersionView({
  openPiece,
  look,
  entry,
  title,
  isNow,
  isUnsaved,
  open,
  isBehind,
  onCompare,
  onNamed,
  onBack,
  onRestored,
}: VersionViewProps) {
  const { library, piece, people } = openPiece;
  const { version } = entry;
  const load = useCallback(() => open(version), [open, version]);
  const loaded = useLoaded(load);
  const { state } = loaded;
  const [side, setSide] = useState<string>();
  const [isNaming, setIsNaming] = useState(false);
  const mayEdit = piece.rights !== 'view';

  return (
    <section className={styles.view} aria-label={title} data-behind={isBehind}>
      <div className={styles.head}>
        <div className={styles.headingText}>
          <div className={styles.back}>
            <Button size="small" tone="quiet" icon={<ArrowLeft size={16} />} onClick={onBack}>
              {messages.back}
            </Button>
          </div>
          <Heading level={3} size="md" className={styles.title} dir="auto">
            {title}
          </Heading>
          <p className={styles.caption}>
            <Sentence verbatim={[people.nameOf(entry.savedBy)]}>
              {isUnsaved
                ? messages.unkept
                : messages.by(people.nameOf(entry.savedBy), formatMoment(entry.savedAt))}
            </Sentence>
          </p>
        </div>
        <Row gap="2" wrap>
          {onCompare ? (
            <Button size="small" icon={<Columns2 size={16} />} onClick={onCompare}>
              {messages.compare}
            </Button>
          ) : null}
          {mayEdit && !isUnsaved ? (
            <Button
              size="small"
              icon={<Tag size={16} />}
              aria-expanded={isNaming}
              onClick={() => setIsNaming(!isNaming)}
            >
              {entry.name ? messages.rename : messages.name}
            </Button>
          ) : null}
          {mayEdit && !isNow ? (
            <RestoreVersion
              openPiece={openPiece}
              version={version}
              label={messages.restore}
              onRestored={onRestored}
            />
          ) : null}
        </Row>
        {isNaming ? (
          <VersionNameForm
            initialName={entry.name ?? ''}
            save={(name) => library.nameVersion(piece.id, version, name)}
            onSaved={(name) => {
              onNamed(name);
              setIsNaming(false);
            }}
          />
        ) : null}
      </div>
      <LoadState loaded={loaded} label={messages.loading} />
      {state.status === 'ready' && look ? (
        <>
          <DrawnPiece
            openPiece={openPiece}
            look={look}
            shown={state.value}
            side={side}
            label={messages.picture(title)}
            className={styles.picture}
          />
          <Sides
            sides={look.sides(state.value.draft)}
            value={side}
            label={messages.sides}
            onChange={setSide}
          />
        </>
      ) : null}
      {state.status === 'ready' && !look ? <DraftText draft={state.value.draft} /> : null}
    </section>
  );
}
