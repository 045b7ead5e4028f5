import { isPrinted } from '@daybreak/print';
import { Alert, Boundary, Button, lazyPart, VisuallyHidden } from '@daybreak/ui';
import { Copy, Rows3 } from 'lucide-react';
import { type ComponentType, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { BatchProps, CampaignDoors, Designer, DesignerProps, DesignerView } from '../designer.ts';
import { DownloadBar } from '../download/DownloadBar.tsx';
import { usePieceDownload } from '../download/usePieceDownload.ts';
import { DraftBar } from '../drafts/controls/DraftBar.tsx';
import { HistoryButtons } from '../drafts/controls/HistoryButtons.tsx';
import { memoryDrafts } from '../drafts/draftStore.ts';
import { ruledDesigner } from '../drafts/rules.ts';
import { useDraft } from '../drafts/useDraft.ts';
import * as styles from '../editor.css.ts';
import type { Fields } from '../fields/fields.ts';
import { givenBack, ownAt, sizeOf } from '../fields/ownWords.ts';
import { inDraft } from '../history/useUndoKeys.ts';
import { usePictures } from '../images/usePictures.ts';
import { OptionPicture } from '../preview/OptionPicture.tsx';
import { PieceBoard, type TooLong } from '../preview/PieceBoard.tsx';
import { browserExporter } from '../print.ts';
import { useAfterPaint } from '../rendering/afterPaint.ts';
import { useRested } from '../rendering/useRested.ts';
import { useSame } from '../rendering/useSame.ts';
import { useSpace } from '../rendering/useSpace.ts';
import { OpenStudio } from '../studio/OpenStudio.tsx';
import { StudioDoor } from '../studio/StudioDoor.tsx';
import { defaultUserDetails } from '../userDetails/userDetails.ts';
import { copySpecs, specsOf } from './copySpecs.ts';
import { DownloadedPart } from './DownloadedPart.tsx';
import { ShownTabs } from './ShownTabs.tsx';

/** Downloaded while the piece is drawn. React shows it, with the page content it contains, once it has loaded. */
const DraftForm = lazyPart(() => import('../drafts/controls/DraftForm.tsx'), 'DraftForm');

/** The spec's cap for the live preview, in CSS pixels. A narrow window shows wide pieces smaller. */
const previewBox = { width: 400, height: 200 };

const noNotice = () => {};

const Studio = lazyPart(() => import('../studio/Studio.tsx'), 'Studio');

export interface WorkbenchProps<Fs extends Fields> extends DesignerProps {
  designer: Designer<Fs>;
  /** Makes many pieces from the draft, if the designer has a name for many of them. */
  Batch?: ComponentType<BatchProps>;
  /** Leads to the other pieces of its campaign, if the designer is in campaigns. */
  campaigns?: CampaignDoors;
}

/** A designer at work: the form on one side, the live artboard and downloads on the other. */
export function Workbench<Fs extends Fields>({
  designer: ownDesigner,
  Batch,
  campaigns,
  loadStaff,
  account,
  user = defaultUserDetails,
  images,
  addImages,
  drafts,
  exporter = browserExporter,
  notify = noNotice,
  view,
  onViewChange,
  openDesigner,
  beside,
  besideDraft,
  rules: rulesOf,
}: WorkbenchProps<Fs>) {
  const [ownDrafts] = useState(memoryDrafts);
  const store = drafts ?? ownDrafts;
  const { draft, shelf, open, rules, history, editTogether, ...form } = useDraft(
    ownDesigner.id,
    ownDesigner.fields,
    store,
    rulesOf,
  );
  const designer = useMemo(() => ruledDesigner(ownDesigner, rules), [ownDesigner, rules]);
  const { downloadLabel = 'Download', Details, fields } = designer;
  // Drawing doesn't need to know which draft it is.
  const piece = designer as unknown as Designer;
  const [tooLong, setTooLong] = useState<TooLong>({});
  const [sideId, setSideId] = useState<string>();
  const [ownView, setOwnView] = useState<DesignerView>('page');
  const show = onViewChange ?? setOwnView;
  const { space, measure } = useSpace();
  const [nodes] = useState(() => new Map<string, HTMLElement>());
  const isStudio = (view ?? ownView) === 'studio';
  const size = sizeOf(designer, draft);
  const own = ownAt(draft, size);
  // The user looks at the piece first. What's below it on a phone, or out of sight, is drawn after it, a little at a time.
  const pieceStands = useDeferredValue(true, false);
  const formStands = useAfterPaint(pieceStands);

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
  const ofCampaign = { designer: designer.id, open, store, brief, notify, rules: rulesOf };
  const doors = designer.inCampaigns ? campaigns : undefined;
  const makeCampaign = doors ? (
    <doors.MakeCampaign {...ofCampaign} exporter={exporter} openDesigner={openDesigner} />
  ) : null;
  const campaignNotice = doors ? <doors.CampaignNoticeFor {...ofCampaign} rested={rested} /> : null;
  const width = Math.min(previewBox.width, space?.width ?? previewBox.width);
  const within = useMemo(() => ({ ...previewBox, width }), [width]);
  const board = { designer: piece, draft, brief, nodes, onTooLong: setTooLong };
  if (!shown) return null;
  const well = (
    <div ref={measure} className={styles.well}>
      <PieceBoard {...board} side={shown} within={within} />
    </div>
  );

  // Behind the studio, the page stays as it was.
  const page = isStudio ? null : (
    <div className={styles.workbench} {...inDraft(designer.id)}>
      <DraftBar drafts={shelf} place={beside} open={open} besideDraft={besideDraft} />
      {pieceStands ? (
        <Boundary
          fallback={({ error, missing, again }) => {
            if (!missing) throw error;
            return (
              <Alert
                tone="danger"
                title="The form did not load."
                action={
                  <Button size="small" onClick={again}>
                    Try again
                  </Button>
                }
              />
            );
          }}
        >
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
        </Boundary>
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
            .filter((side) => formStands && side !== shown)
            .map((side) => (
              <div key={side.id} className={styles.aside} aria-hidden="true">
                <PieceBoard {...board} side={side} within={within} isAside />
              </div>
            ))}
          {Details ? null : (
            <p className={styles.specification}>
              <VisuallyHidden>Specification: </VisuallyHidden>
              <span>{designer.specification(draft)}</span>
            </p>
          )}
          <div className={styles.actions}>
            <DownloadBar label={downloadLabel} {...downloads} />
            {downloads.progress ? null : (
              <OpenStudio preload={Studio.preload} onOpen={() => show('studio')} />
            )}
            {downloads.progress || !Batch || !designer.many ? null : (
              <Button icon={<Rows3 size={16} aria-hidden="true" />} onClick={() => show('rows')}>
                Make many
              </Button>
            )}
            {downloads.progress ? null : makeCampaign}
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
          {campaignNotice}
        </section>
        {Details && pieceStands ? <Details draft={draft} notify={notify} /> : null}
      </div>
      {Batch && designer.many && (view ?? ownView) === 'rows' ? (
        <DownloadedPart>
          <Batch
            {...{ draft, exporter, notify, loadStaff, account, user }}
            designer={piece}
            pictures={pictures}
            noun={designer.many}
            onClose={() => show('page')}
          />
        </DownloadedPart>
      ) : null}
    </div>
  );

  return (
    <StudioDoor open={isStudio} onLeave={() => show('page')} page={page}>
      {() => (
        <Studio
          designer={piece}
          {...form}
          editTogether={editTogether}
          draft={draft}
          brief={brief}
          sides={sides}
          pictures={pictures}
          exporter={exporter}
          notify={notify}
          drafts={<DraftBar drafts={shelf} open={open} besideDraft={besideDraft} />}
          tools={<HistoryButtons {...history} />}
          actions={
            <>
              {campaignNotice}
              {makeCampaign}
            </>
          }
          onLeave={() => show('page')}
        />
      )}
    </StudioDoor>
  );
}

/** Builds the component of a designer that's fully described by its definition. */
export const workbenchOf = <Fs extends Fields>(
  designer: Designer<Fs>,
  beyond: Pick<WorkbenchProps<Fs>, 'Batch' | 'campaigns'> = {},
): ComponentType<DesignerProps> =>
  function DesignerWorkbench(props) {
    return <Workbench designer={designer} {...beyond} {...props} />;
  };
