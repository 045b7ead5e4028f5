import type { ExportSource } from '@daybreak/print';
import { keptPiece } from '@daybreak/print/draftFile';
import { useCallback, useMemo, useState } from 'react';
import { cardPiece, restoreCard } from '../../../designers/businessCard/cardPiece.ts';
import { loadDefinition } from '../../../designers/definition.ts';
import { type Designer, pictureNamesOf } from '../../../editor/designer.ts';
import { DownloadBar } from '../../../editor/download/DownloadBar.tsx';
import { useExport } from '../../../editor/download/useExport.ts';
import { usePieceDownload } from '../../../editor/download/usePieceDownload.ts';
import { restoreDraft } from '../../../editor/drafts/draft.ts';
import * as bench from '../../../editor/editor.css.ts';
import { Artboard } from '../../../editor/preview/Artboard.tsx';
import { EnlargeDialog } from '../../../editor/preview/EnlargeDialog.tsx';
import { useLoaded } from '../../../editor/rendering/useLoaded.ts';
import { useSpace } from '../../../editor/rendering/useSpace.ts';
import { labels } from '../messages.ts';
import * as styles from '../Wizard.css.ts';
import { boardZip } from '../wizardFiles.ts';
import { IdeaActions } from './IdeaActions.tsx';
import type { ShownIdeaProps } from './ShownIdea.tsx';

const previewBox = { width: 400, height: 320 };

/** An idea drawn on artboards. */
export function ArtboardIdea(props: ShownIdeaProps) {
  const id = props.design.idea.designer;
  const { value: designer } = useLoaded(
    useCallback(() => loadDefinition(id), [id]),
    "Couldn't load a designer.",
  );
  return designer?.id === id ? <Board {...props} designer={designer} /> : <div className={bench.well} />;
}

function Board({
  design,
  data: own,
  exporter,
  notify,
  designer,
  ...rest
}: ShownIdeaProps & { designer: Designer }) {
  const { idea } = design;
  const zip = useExport(exporter, notify);
  const [enlarged, setEnlarged] = useState(false);
  const [nodes] = useState(() => new Map<string, HTMLElement>());
  const { space, measure } = useSpace();
  const draft = useMemo(() => restoreDraft(designer.fields, idea.draft), [designer, idea]);
  const data = useMemo(() => ({ ...own, user: { ...own.user, ...idea.user } }), [own, idea]);
  const sides = designer.artboards(draft);
  const draftText =
    designer.id === 'business-card'
      ? cardPiece({ user: data.user, card: restoreCard({ card: draft }).card })
      : keptPiece(designer.id, draft);
  const downloads = usePieceDownload(
    { designer, draft, data, sides, nodeOf: (id) => nodes.get(id), title: idea.name, draftText },
    exporter,
    notify,
  );
  const progress = downloads.progress ?? zip.progress;
  const cancel = downloads.progress ? downloads.cancel : zip.cancel;
  const artwork = (side: (typeof sides)[number]) => (
    <designer.Artwork draft={draft} data={data} side={side} />
  );
  const sources = (): ExportSource[] =>
    sides.flatMap((side) => {
      const node = nodes.get(side.id);
      return node ? [{ side, node, pictureNames: pictureNamesOf(data) }] : [];
    });
  const specification = designer.specification(draft);
  const [first] = sides;
  if (!first) return null;
  return (
    <>
      <div ref={measure} className={`${bench.well} ${styles.sides}`}>
        {sides.map((side) => (
          <Artboard
            key={side.id}
            side={side}
            within={{ ...previewBox, width: Math.min(previewBox.width, space?.width ?? previewBox.width) }}
            ref={(node) => {
              if (node) nodes.set(side.id, node);
              else nodes.delete(side.id);
            }}
          >
            {artwork(side)}
          </Artboard>
        ))}
      </div>
      <IdeaActions
        {...rest}
        design={design}
        running={progress !== undefined}
        exports={<DownloadBar label={labels.export} {...downloads} progress={progress} cancel={cancel} />}
        onEnlarge={() => setEnlarged(true)}
        onFiles={() =>
          void zip.run(async (signal, onProgress) => ({
            files: [
              await boardZip({
                design,
                sources: sources(),
                measure: specification,
                draftText,
                exporter,
                date: new Date(),
                signal,
                onProgress,
              }),
            ],
          }))
        }
        measure={specification}
      />
      <EnlargeDialog open={enlarged} onOpenChange={setEnlarged} title={idea.name} side={first}>
        {artwork(first)}
      </EnlargeDialog>
    </>
  );
}
