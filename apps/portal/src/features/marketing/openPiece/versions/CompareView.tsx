import type { PieceLook } from '@daybreak/designers/library';
import { Button, Heading, Select, Text } from '@daybreak/ui';
import { X } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { PieceVersion } from '../../../../backend/interfaces/Library.ts';
import { differences } from '../../../../shared/compare/compare.ts';
import { Differences } from '../../../../shared/compare/Differences.tsx';
import { readPlainly } from '../../../../shared/compare/readPlainly.ts';
import { LoadState } from '../../../../shared/requests/LoadState.tsx';
import { useLoaded } from '../../../../shared/requests/useLoaded.ts';
import { versions as messages } from '../messages.ts';
import type { OpenPieceContext } from '../openPieceContext.ts';
import { ComparedPictures } from './ComparedPictures.tsx';
import { Sides } from './DrawnPiece.tsx';
import { RestoreVersion } from './RestoreVersion.tsx';
import type { VersionsControl } from './useVersions.ts';
import * as styles from './VersionsDialog.css.ts';

interface CompareViewProps {
  openPiece: OpenPieceContext;
  look: PieceLook | null;
  all: readonly PieceVersion[];
  nameOf: (entry: PieceVersion) => string;
  open: VersionsControl['open'];
  before: PieceVersion;
  after: PieceVersion;
  /** The chosen version, and the one to compare it with. */
  shownVersion: PieceVersion;
  otherVersion: PieceVersion;
  isBehind: true | undefined;
  onOther: (version: number) => void;
  onClose: () => void;
  onRestored: () => void;
}

/** Compares two versions: pictures side by side or as a difference, and all texts and choices that differ. */
export function CompareView({
  openPiece,
  look,
  all,
  nameOf,
  open,
  before,
  after,
  shownVersion,
  otherVersion,
  isBehind,
  onOther,
  onClose,
  onRestored,
}: CompareViewProps) {
  const load = useCallback(
    () => Promise.all([before, after].map(({ version }) => open(version))),
    [open, before, after],
  );
  const loaded = useLoaded(load);
  const { state } = loaded;
  const [side, setSide] = useState<string>();
  const [was, is] = state.status === 'ready' ? state.value : [];
  const read = look?.read ?? readPlainly;

  return (
    <section className={styles.comparison} aria-label={messages.compare} data-behind={isBehind}>
      <div className={styles.head}>
        <Select
          className={styles.select}
          label={messages.compareWith}
          options={all
            .filter(({ version }) => version !== shownVersion.version)
            .map((entry) => ({ value: String(entry.version), label: nameOf(entry) }))}
          value={String(otherVersion.version)}
          onValueChange={(version) => onOther(Number(version))}
        />
        {openPiece.piece.rights === 'view' ? null : (
          <RestoreVersion
            openPiece={openPiece}
            version={before.version}
            label={messages.restoreNamed(nameOf(before))}
            onRestored={onRestored}
          />
        )}
        <Button size="small" icon={<X size={16} />} onClick={onClose}>
          {messages.closeCompare}
        </Button>
      </div>
      <LoadState loaded={loaded} label={messages.loading} />
      {was && is && look ? (
        <ComparedPictures
          openPiece={openPiece}
          look={look}
          before={{ name: nameOf(before), version: before.version, content: was }}
          after={{ name: nameOf(after), version: after.version, content: is }}
          side={side}
        />
      ) : null}
      {is && look ? (
        <Sides sides={look.sides(is.draft)} value={side} label={messages.sides} onChange={setSide} />
      ) : null}
      {was && is ? (
        <div>
          <Heading level={3} size="sm">
            {messages.words}
          </Heading>
          <Differences
            before={nameOf(before)}
            after={nameOf(after)}
            differences={differences(read(was.draft), read(is.draft))}
          />
        </div>
      ) : null}
      {look === null ? (
        <Text size="sm" tone="muted">
          {messages.notDrawn}
        </Text>
      ) : null}
    </section>
  );
}
