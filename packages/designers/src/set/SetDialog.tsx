import { Alert, Button, Dialog, Progress, Spinner, Text } from '@daybreak/ui';
import { loadPart } from '@daybreak/ui/load';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toolsMissing } from '../export/missingFile.ts';
import type { Exporter } from '../export/types.ts';
import { openOnShelf } from '../library/shelves.ts';
import { rank } from '../rows/people.ts';
import type { DesignerProps, Notice } from '../workbench/designer.ts';
import { FindingList } from '../workbench/download/Findings.tsx';
import { useExport } from '../workbench/useExport.ts';
import { SetPieceDetail } from './SetPieceDetail.tsx';
import { SetPieceTile } from './SetPieceTile.tsx';
import * as styles from './set.css.ts';
import { useMakers } from './useLoaded.ts';
import { lookKey, useSetLooks } from './useSetLooks.ts';
import { type SetSource, useSetPieces } from './useSetPieces.ts';

export interface SetDialogProps extends SetSource {
  exporter: Exporter;
  notify: (notice: Notice) => void;
  openDesigner?: DesignerProps['openDesigner'];
  onClose: () => void;
}

const notKept =
  "This browser's storage is full or blocked, so no draft was made. Throw away drafts that you no longer need and try again.";

/** The facts of a piece in the other designers: looked at, kept as drafts, or made into files. */
export function SetDialog({ exporter, notify, openDesigner, onClose, ...source }: SetDialogProps) {
  const { store, brief, open, designer } = source;
  const { facts, pieces, tick, write, keep } = useSetPieces(source);
  const designers = useMemo(() => [...new Set(pieces.map(({ part }) => part.designer))], [pieces]);
  const { makers, failed, again } = useMakers(designers);
  const wanted = useMemo(() => pieces.filter((piece) => piece.wanted), [pieces]);
  const looks = useSetLooks(wanted, makers, brief);
  const [shown, setShown] = useState(pieces[1]?.part.id);
  const { progress, run, cancel } = useExport(exporter, notify);
  useEffect(() => cancel, [cancel]);

  const one = pieces.find(({ part }) => part.id === shown) ?? pieces[0];
  const lookedAt = (piece: (typeof pieces)[number]) => looks.get(lookKey(piece));
  const found = wanted
    .flatMap((piece) => (lookedAt(piece)?.findings ?? []).map((finding) => ({ part: piece.part, finding })))
    .toSorted((a, b) => rank([a.finding]) - rank([b.finding]));
  const hasErrors = found.some(({ finding }) => finding.level === 'error');
  const seen = wanted.filter((piece) => lookedAt(piece)).length;
  const fresh = wanted.filter(({ kept }) => !kept);

  const detail = useRef<HTMLElement>(null);
  const show = useCallback((part: string) => {
    flushSync(() => setShown(part));
    detail.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const lead = (part: string) => {
    show(part);
    detail.current?.focus();
  };
  const keepAll = () => {
    try {
      keep(fresh);
    } catch (error) {
      console.warn('The drafts of a set were not kept.', error);
      notify({ title: 'Not kept', description: notKept, tone: 'danger' });
      return;
    }
    notify({
      title: fresh.length === 1 ? '1 draft kept' : `${fresh.length} drafts kept`,
      description: `Among your drafts in their designers: ${fresh.map(({ part }) => part.label).join(', ')}.`,
      tone: 'success',
    });
  };
  const download = () =>
    void run(async (signal, onProgress) => {
      const { setZip } = await loadPart(() => import('./setFiles.ts')).catch(toolsMissing);
      return [await setZip({ pieces: wanted, facts, brief, exporter, date: new Date(), signal, onProgress })];
    });
  const openDraft = () => {
    if (!one?.kept || one.kept === 'own') return undefined;
    const { kept } = one;
    if (!openDesigner || kept.designer === designer) return undefined;
    return () => {
      try {
        openOnShelf(store, kept.designer, kept.entry);
      } catch (error) {
        console.warn('A draft of a set could not be put in front.', error);
        notify({ title: 'Not opened', description: notKept, tone: 'danger' });
        return;
      }
      openDesigner(kept.designer);
    };
  };

  return (
    <Dialog
      open
      size="full"
      onOpenChange={onClose}
      title="Make the set"
      description={`What “${open.name}” says, in other pieces.`}
      footer={
        <>
          {progress ? (
            <div className={styles.progress}>
              <Progress label={progress.label} value={progress.percent} />
            </div>
          ) : null}
          <Button onClick={progress ? cancel : onClose}>{progress ? 'Cancel' : 'Done'}</Button>
          <Button
            disabled={Boolean(progress)}
            disabledReason={
              wanted.length === 0
                ? 'Tick a piece first.'
                : fresh.length === 0
                  ? 'Every piece that is ticked is a draft already.'
                  : undefined
            }
            onClick={keepAll}
          >
            Keep as drafts
          </Button>
          <Button
            tone="primary"
            disabled={Boolean(progress)}
            disabledReason={
              wanted.length === 0
                ? 'Tick a piece first.'
                : seen < wanted.length
                  ? 'Every piece has to be looked at first.'
                  : hasErrors
                    ? 'Fix the errors, or untick those pieces, first.'
                    : undefined
            }
            onClick={download}
          >
            Download the set
          </Button>
        </>
      }
    >
      {failed ? (
        <Alert
          tone="danger"
          title="The other designers could not be downloaded."
          action={
            <Button size="small" onClick={again}>
              Try again
            </Button>
          }
        >
          Check your connection.
        </Alert>
      ) : makers && one ? (
        <div className={styles.columns}>
          <div className={styles.stack}>
            <section className={styles.stack} aria-label="Checks" aria-live="polite">
              <Text>
                {seen < wanted.length
                  ? `Looked at ${seen} of ${wanted.length} pieces.`
                  : found.length === 0
                    ? `${wanted.length === 1 ? '1 piece is' : `${wanted.length} pieces are`} in order.`
                    : hasErrors
                      ? 'Some pieces cannot be made yet.'
                      : `${wanted.length === 1 ? '1 piece' : `${wanted.length} pieces`} can be made.`}
              </Text>
            </section>
            {found.length > 0 ? (
              <ul className={styles.list} aria-label="Findings, worst first">
                {found.map(({ part, finding }) => (
                  <li key={`${part.id} ${finding.says}`} className={styles.found}>
                    <FindingList findings={[{ ...finding, says: `${part.label}: ${finding.says}` }]} />
                    <div>
                      <Button
                        size="small"
                        tone="quiet"
                        aria-label={`Show ${part.label}, ${finding.says}`}
                        onClick={() => lead(part.id)}
                      >
                        Show
                      </Button>
                    </div>
                  </li>
                ))}
              </ul>
            ) : null}
            <ul className={styles.tiles} aria-label="Pieces of the set">
              {pieces.map((piece) => (
                <SetPieceTile
                  key={piece.part.id}
                  piece={piece}
                  makers={makers}
                  brief={brief}
                  looked={lookedAt(piece)}
                  isShown={piece === one}
                  onShow={show}
                  onTick={tick}
                />
              ))}
            </ul>
          </div>
          <SetPieceDetail
            ref={detail}
            key={one.part.id}
            piece={one}
            makers={makers}
            brief={brief}
            looked={lookedAt(one)}
            onWrite={(name, value) => write(one.part.id, one.draft, name, value)}
            onOpen={openDraft()}
          />
        </div>
      ) : (
        <Spinner label="Loading" />
      )}
    </Dialog>
  );
}
