import {
  type DesignerProps,
  type DraftRules,
  localDrafts,
  type OpenDraft,
  type StaffChoice,
  type UploadedImage,
  useImages,
  useUserDetails,
} from '@daybreak/designers';
import { Boundary, Button, type Elements, lazyFrom, lazyPart, Parts, toast } from '@daybreak/ui';
import {
  type ComponentProps,
  type ComponentType,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import type { StaffMember } from '../../backend/Backend.ts';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { whenIdle } from '../../shared/firstScreen/whenIdle.ts';
import { useSearchChange } from '../../shared/navigation/useSearchChange.ts';
import { LoadingScreen } from '../../shared/pageStates/LoadingScreen.tsx';
import { usePerson } from '../../shared/session/PersonProvider.tsx';
import { detailsOf } from '../../shared/session/personNames.ts';
import { plainName } from '../../shared/staff/staffNames.ts';
import { marketing } from './messages.ts';
import type { FromLibrary } from './openPiece/BesideDraft.tsx';
import { useDesignerView } from './useDesignerView.ts';
import { useOpenedPiece } from './useOpenedPiece.ts';
import { useStaffCards } from './useStaffCards.ts';

/** The library, loaded once the piece is drawn. */
const BesideDraft = lazyPart(() => import('./openPiece/BesideDraft.tsx'), 'BesideDraft');
const PieceOpening = lazyPart(() => import('./openPiece/PieceOpening.tsx'), 'PieceOpening');

/** Downloaded while the piece is being drawn. */
const SharedByAll = lazyPart(() => import('./SharedByAll.tsx'), 'SharedByAll');

const drafts = localDrafts();
const fillingNothing = (image: UploadedImage): UploadedImage => ({ ...image, ofPiece: true });
const noImages: FromLibrary['images'] = [];

const choiceOf = (person: StaffMember): StaffChoice => ({
  id: person.id,
  name: plainName(person),
  ...(person.lastName ? { lastName: person.lastName } : {}),
  title: person.jobTitle ?? '',
  email: person.email,
  phone: person.phone ?? '',
});

/** Replaces a part that couldn't be downloaded; the designer works without it. */
const missingPart =
  (words: string): ComponentProps<typeof Boundary>['fallback'] =>
  ({ error, missing, again }) => {
    if (!missing) throw error;
    return (
      <Button size="small" onClick={again}>
        {words}
      </Button>
    );
  };

interface DesignerHostProps {
  load: () => Promise<ComponentType<DesignerProps>>;
  /** The designer asks for the user's details itself, and shows no pictures of theirs. */
  asksForDetails: boolean;
  /** Whether it can be opened in the studio. */
  hasStudio: boolean;
  /** Where the drafts go, next to the page's title. */
  beside: HTMLElement | null;
}

/** A designer with what all of them share: the user's details, their pictures, and drafts kept in this browser. */
export function DesignerHost({ load, asksForDetails, hasStudio, beside }: DesignerHostProps) {
  const { staff, mail } = useBackend();
  const loadStaff = useCallback(async () => (await staff.list()).map(choiceOf), [staff]);
  const [Designer] = useState(() => lazyFrom(load));
  const { person } = usePerson();
  const { details, setDetails, kept, profile } = useUserDetails(useMemo(() => detailsOf(person), [person]));
  const own = useImages();
  const navigate = useNavigate();
  const [search, changeSearch] = useSearchChange();
  const { view, part, onViewChange } = useDesignerView(hasStudio, search, changeSearch);
  const staffCards = useStaffCards(search, changeSearch);
  const { wanted, openings, opened, without, follow } = useOpenedPiece(search, changeSearch);
  const [stands, setStands] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setStands(true))), []);
  const [library, setLibrary] = useState<FromLibrary>();
  const [ruled, setRuled] = useState<Readonly<Record<string, DraftRules | undefined>>>({});
  const rules = useCallback((key: string) => ruled[key], [ruled]);
  const onRules = useCallback(
    (key: string, said: DraftRules | undefined) =>
      setRuled((before) => (before[key] === said ? before : { ...before, [key]: said })),
    [],
  );
  const ofPieces = library?.images ?? noImages;
  // Until the library reports: whether the address names a piece.
  const [isPiece, setIsPiece] = useState(search.has('piece'));
  const openPiece = useRef<string>(undefined);
  const known = useRef<FromLibrary>(undefined);
  known.current = library;
  const hasSaid = useRef(false);
  /** Pictures added before we know whether a piece is open, which names its pictures. */
  const early = useRef<string[]>([]);
  const fillPiece = useCallback(async (uploads: readonly string[]) => {
    if (!known.current || !hasSaid.current) early.current.push(...uploads);
    else if (openPiece.current) await known.current.addPictures(openPiece.current, uploads);
  }, []);
  const onPiece = useCallback(
    (key: string | undefined) => {
      openPiece.current = key;
      hasSaid.current = true;
      setIsPiece(key !== undefined);
      void fillPiece(early.current.splice(0));
    },
    [fillPiece],
  );
  useEffect(() => {
    if (library) void fillPiece(early.current.splice(0));
  }, [library, fillPiece]);
  const images = useMemo(
    () => [...(isPiece ? own.images.map(fillingNothing) : own.images), ...ofPieces],
    [isPiece, own.images, ofPieces],
  );
  const add: typeof own.add = async (files, as) => {
    const taken = await own.add(files, as);
    await fillPiece(taken.added.filter(({ isLogo }) => !isLogo).map(({ id }) => id));
    return taken;
  };
  const besideDraft = useCallback(
    (open: OpenDraft) =>
      stands ? (
        <Boundary fallback={missingPart(marketing.libraryMissing)}>
          <Parts fallback={null}>
            <BesideDraft
              open={open}
              user={details}
              images={images}
              onLibrary={setLibrary}
              onRules={onRules}
              onShown={follow}
              onPiece={onPiece}
              go={navigate}
            />
          </Parts>
        </Boundary>
      ) : null,
    [stands, details, images, onRules, follow, onPiece, navigate],
  );

  if (wanted)
    return (
      <Parts fallback={<LoadingScreen within />}>
        <PieceOpening key={wanted} id={wanted} onOpened={opened} onWithout={without} />
      </Parts>
    );
  return (
    // In here, because a component that suspends before its first paint loses its state, and the download with it. It wraps the shared
    // part too, which would otherwise appear where the designer goes and then jump.
    <Parts fallback={<LoadingScreen within />}>
      <Designer
        key={openings}
        user={details}
        account={person.session.userId}
        images={images}
        addImages={own.add}
        drafts={library?.drafts ?? drafts}
        notify={toast}
        onUserChange={setDetails}
        userKept={kept}
        profile={profile}
        beside={beside}
        besideDraft={besideDraft}
        rules={rules}
        loadStaff={loadStaff}
        staffCards={staffCards}
        sendTest={mail.sendTest}
        view={view}
        part={part}
        onViewChange={onViewChange}
        openDesigner={(id) => navigate(`/marketing-materials?type=${id}`)}
      />
      {asksForDetails ? null : (
        <WithTheForm>
          <Boundary fallback={missingPart(marketing.sharedMissing)}>
            <SharedByAll user={{ details, onChange: setDetails, kept, profile }} library={{ ...own, add }} />
          </Boundary>
        </WithTheForm>
      )}
    </Parts>
  );
}

/** Appears below the designer's form, and at the same time; otherwise the form would push it down. */
const WithTheForm = ({ children }: { children: Elements }) =>
  useDeferredValue(true, false) ? children : null;
