import { Button, VisuallyHidden } from '@daybreak/ui';
import { Copy, Maximize2 } from 'lucide-react';
import { type ComponentType, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { isPrinted } from '../export/artboardSize.ts';
import { browserExporter } from '../export/browserExporter.ts';
import { usePictures } from '../images/usePictures.ts';
import { defaultUserDetails } from '../userDetails/userDetails.ts';
import { copySpecs, specsOf } from './copySpecs.ts';
import { DraftBar } from './DraftBar.tsx';
import { DraftForm } from './DraftForm.tsx';
import type { Designer, DesignerProps, DesignerView } from './designer.ts';
import { DownloadBar } from './download/DownloadBar.tsx';
import { usePieceDownload } from './download/usePieceDownload.ts';
import { memoryDrafts } from './draftStore.ts';
import type { Fields } from './fields.ts';
import { HistoryButtons } from './HistoryButtons.tsx';
import { OptionPicture } from './OptionPicture.tsx';
import { givenBack, ownAt, sizeOf } from './ownWords.ts';
import { PieceBoard, type TooLong } from './PieceBoard.tsx';
import { ShownTabs } from './ShownTabs.tsx';
import { preloadStudio, StudioDoor } from './studio/StudioDoor.tsx';
import { useDraft } from './useDraft.ts';
import { useRested } from './useRested.ts';
import { useSame } from './useSame.ts';
import { useSpace } from './useSpace.ts';
import { inDraft } from './useUndoKeys.ts';
import * as styles from './Workbench.css.ts';

/** The specification's cap for the live preview, in CSS pixels. A narrow window shows wide pieces smaller. */
const previewBox = { width: 400, height: 200 };

const noNotice = () => {};

export interface WorkbenchProps<Fs extends Fields> extends DesignerProps {
  designer: Designer<Fs>;
}

/** A designer at work: form on one side, live artboard and downloads on the other. */
export function Workbench<Fs extends Fields>({
  designer,
  user = defaultUserDetails,
  images,
  addImages,
  drafts,
  exporter = browserExporter,
  notify = noNotice,
  view,
  onViewChange,
  beside,
}: WorkbenchProps<Fs>) {
  const { downloadLabel = 'Download', Details, fields } = designer;
  // What is drawn does not need to know which draft it is.
  const piece = designer as unknown as Designer;
  const [ownDrafts] = useState(memoryDrafts);
  const { draft, shelf, history, editTogether, ...form } = useDraft(designer.id, fields, drafts ?? ownDrafts);
  const [tooLong, setTooLong] = useState<TooLong>({});
  const [sideId, setSideId] = useState<string>();
  const [ownView, setOwnView] = useState<DesignerView>('page');
  const show = onViewChange ?? setOwnView;
  const { space, measure } = useSpace();
  const [nodes] = useState(() => new Map<string, HTMLElement>());
  const isStudio = (view ?? ownView) === 'studio';
  const size = sizeOf(designer, draft);
  const own = ownAt(draft, size);
  // The piece is looked at first: what stands below it on a phone, or out of sight, is drawn behind it, a little at a time.
  const pieceStands = useDeferredValue(true, false);

  const pictures = usePictures(images, addImages);
  const brief = useMemo(() => ({ user, images: pictures.images }), [user, pictures.images]);
  const sides = useSame(useMemo(() => designer.artboards(draft), [designer, draft]));
  const shown = sides.find(({ id }) => id === sideId) ?? sides[0];

  const rested = useRested(draft);
  const draw = useCallback(
    (name: string, value: string, place: number) => (
      <OptionPicture designer={piece} draft={rested} brief={brief} name={name} value={value} place={place} />
    ),
    [piece, rested, brief],
  );
  const downloads = usePieceDownload(
    { designer, draft, brief, sides, nodeOf: (id) => nodes.get(id) },
    exporter,
    notify,
  );
  const width = Math.min(previewBox.width, space?.width ?? previewBox.width);
  const within = useMemo(() => ({ ...previewBox, width }), [width]);
  const board = { designer: piece, draft, brief, nodes, onTooLong: setTooLong };
  if (!shown) return null;
  const well = (
    <div ref={measure} className={styles.well}>
      <PieceBoard {...board} side={shown} within={within} />
    </div>
  );

  const page = (
    <div className={styles.workbench} {...inDraft(designer.id)}>
      <DraftBar drafts={shelf} place={beside} />
      {pieceStands ? (
        <DraftForm
          {...form}
          fields={fields}
          draft={draft}
          tooLong={sides.flatMap(({ id }) => tooLong[id] ?? [])}
          remarks={designer.remarks?.(draft)}
          unavailable={designer.unavailable?.(draft, brief)}
          draw={draw}
          pictures={pictures}
          ownHere={{
            labels: own.map((name) => fields[name]?.label ?? name),
            giveBack: () => editTogether(givenBack(own, size), 'givenBack'),
          }}
        />
      ) : (
        <div />
      )}

      <div className={styles.beside}>
        <section className={styles.preview} aria-label="Preview">
          {sides.length > 1 ? (
            <ShownTabs label="Sides" tabs={sides} value={shown.id} onValueChange={setSideId}>
              {well}
            </ShownTabs>
          ) : (
            well
          )}
          {sides
            .filter((side) => pieceStands && side !== shown)
            .map((side) => (
              <div key={side.id} className={styles.aside} aria-hidden="true">
                <PieceBoard {...board} side={side} within={within} isAside />
              </div>
            ))}
          {Details ? null : (
            <p className={styles.specification}>
              <VisuallyHidden>Specification: </VisuallyHidden>
              {designer.specification(draft)}
            </p>
          )}
          <div className={styles.actions}>
            <DownloadBar label={downloadLabel} {...downloads} />
            {downloads.progress ? null : (
              <Button
                icon={<Maximize2 size={16} aria-hidden="true" />}
                onFocus={preloadStudio}
                onPointerEnter={preloadStudio}
                onClick={() => show('studio')}
              >
                Open studio
              </Button>
            )}
            {downloads.progress || Details || !isPrinted(shown.size) ? null : (
              <Button
                icon={<Copy size={16} aria-hidden="true" />}
                onClick={() => void copySpecs(specsOf(designer.title, sides), notify)}
              >
                Copy Specs
              </Button>
            )}
            <HistoryButtons {...history} />
          </div>
        </section>
        {Details && pieceStands ? <Details draft={draft} notify={notify} /> : null}
      </div>
    </div>
  );

  return (
    <StudioDoor
      open={isStudio}
      onLeave={() => show('page')}
      page={page}
      studio={{
        designer: piece,
        ...form,
        editTogether,
        draft,
        brief,
        sides,
        pictures,
        exporter,
        notify,
        drafts: <DraftBar drafts={shelf} />,
        tools: <HistoryButtons {...history} />,
      }}
    />
  );
}

/** The component of a designer that is all in its definition. */
export const workbenchOf = <Fs extends Fields>(designer: Designer<Fs>): ComponentType<DesignerProps> =>
  function DesignerWorkbench(props) {
    return <Workbench designer={designer} {...props} />;
  };
