import { toolsMissing } from '@daybreak/print';
import { loadPart } from '@daybreak/ui/load';
import { type ComponentType, useDeferredValue, useMemo, useState } from 'react';
import {
  anyDesigner,
  type BatchProps,
  type CampaignComponents,
  type Designer,
  type DesignerProps,
  type DesignerView,
} from '../designer.ts';
import { usePieceDownload } from '../download/usePieceDownload.ts';
import { memoryDrafts } from '../drafts/draftStore.ts';
import { hasDrafts } from '../drafts/drafts.ts';
import { ruledDesigner } from '../drafts/rules.ts';
import { useDraft } from '../drafts/useDraft.ts';
import type { AnyDraft, Fields } from '../fields/fields.ts';
import { usePictures } from '../images/usePictures.ts';
import type { TooLong } from '../preview/PieceBoard.tsx';
import { browserExporter } from '../print.ts';
import { useDebounced } from '../rendering/useDebounced.ts';
import { useLatest } from '../rendering/useLatest.ts';
import { useStable } from '../rendering/useStable.ts';
import { defaultUserDetails } from '../userDetails/userDetails.ts';

export interface WorkbenchProps<Fs extends Fields> extends DesignerProps {
  designer: Designer<Fs>;
  /** Makes many pieces from the draft, if the designer has a name for many of them. */
  Batch?: ComponentType<BatchProps>;
  /** Leads to the other pieces of its campaign, if the designer is in campaigns. */
  campaigns?: CampaignComponents;
}

const noNotice = () => {};

/** The state of a designer at work, for its page and its studio; undefined for a designer that draws nothing. */
export function useWorkbench<Fs extends Fields>({
  designer: own,
  campaigns,
  drafts,
  images,
  addImages,
  teamPictures,
  view,
  onViewChange,
  rules: rulesOf,
  user = defaultUserDetails,
  exporter = browserExporter,
  notify = noNotice,
  ...props
}: WorkbenchProps<Fs>) {
  const [ownDrafts] = useState(memoryDrafts);
  const store = drafts ?? ownDrafts;
  const control = useDraft(own.id, own.fields, store, rulesOf);
  const { draft, rules } = control;
  // Nothing from here on needs to know which fields they are.
  const designer = useMemo(() => anyDesigner(ruledDesigner(own, rules)), [own, rules]);
  const [ownView, setOwnView] = useState<DesignerView>('page');
  const pictures = usePictures(images, addImages, teamPictures);
  const data = useMemo(
    () => ({ user, images: pictures.images, team: pictures.team }),
    [user, pictures.images, pictures.team],
  );
  const sides = useStable(useMemo(() => designer.artboards(draft), [designer, draft]));
  const [sideId, setSideId] = useState<string>();
  const shownSide = sides.find(({ id }) => id === sideId) ?? sides[0];
  // The draft that the picture shows, until the user changes it.
  const [start] = useState(() => (hasDrafts(store, own.id) ? undefined : draft));
  const readyPicture = draft === start && shownSide === sides[0] ? props.readyPicture : undefined;
  const [nodes] = useState(() => new Map<string, HTMLElement>());
  const [tooLong, setTooLong] = useState<TooLong>({});
  const debounced = useDebounced(draft);
  // The user looks at the piece first. Anything below it on a phone, or out of sight, is drawn after it, a little at a
  // time.
  const isPieceDrawn = useDeferredValue(true, false);
  const downloads = usePieceDownload(
    { designer, draft, data, sides, nodeOf: (id) => nodes.get(id), draftKey: control.open.key },
    exporter,
    notify,
  );
  const latest = useLatest({ designer, draft: draft as AnyDraft, data });
  const open = useMemo(
    () => ({
      ...control.open,
      findings: async () => {
        const { designer, draft, data } = latest.current;
        const { preflightOffscreen } = await loadPart(
          () => import('../download/preflightOffscreen.ts'),
        ).catch(toolsMissing);
        return preflightOffscreen(designer, draft, data);
      },
    }),
    [control.open],
  );
  if (!shownSide) return undefined;
  return {
    ...props,
    ...control,
    open,
    designer,
    campaigns: designer.inCampaigns ? campaigns : undefined,
    store,
    rules: rulesOf,
    user,
    exporter,
    notify,
    view: view ?? ownView,
    show: onViewChange ?? setOwnView,
    pictures,
    data,
    sides,
    shown: shownSide,
    setSideId,
    /** Props that the boards of all sides share. */
    board: { designer, draft, data, nodes, onTooLong: setTooLong, readyPicture },
    tooLong: sides.flatMap(({ id }) => tooLong[id] ?? []),
    debounced,
    isPieceDrawn,
    downloads,
  };
}

export type WorkbenchStore = NonNullable<ReturnType<typeof useWorkbench>>;
