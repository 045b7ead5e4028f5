import {
  type DesignerProps,
  type StaffChoice,
  type TeamPictures,
  type UserDetails,
  useImages,
  useUserDetails,
} from '@daybreak/designers';
import { lazyFrom, toast } from '@daybreak/ui';
import { type ComponentType, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { Backend } from '../../backend/interfaces/Backend.ts';
import type { StaffMember } from '../../backend/interfaces/Staff.ts';
import { whenIdle } from '../../shared/firstScreen/whenIdle.ts';
import { designerAddress } from '../../shared/navigation/marketingAddresses.ts';
import { useSearchChange } from '../../shared/navigation/useSearchChange.ts';
import { usePerson } from '../../shared/session/PersonProvider.tsx';
import { defaultUserDetails } from '../../shared/session/personNames.ts';
import { plainName } from '../../shared/staff/staffNames.ts';
import { useFileApprovals } from './downloads/useFileApprovals.ts';
import { useDesignerView } from './useDesignerView.ts';
import { useLibraryDrafts } from './useLibraryDrafts.ts';
import { usePieceInAddress } from './usePieceInAddress.ts';
import { useStaffCards } from './useStaffCards.ts';

/** Returns the team's photographs that can be used now. */
const usablePictures = (backend: Backend['teamPictures']): TeamPictures => ({
  list: async () =>
    (await backend.list()).flatMap(({ preview, ...picture }) =>
      picture.state === 'approved' && preview ? [{ ...picture, thumbnail: preview }] : [],
    ),
  load: (id) => backend.load(id),
  states: (ids) => backend.states(ids),
});

const toStaffChoice = (person: StaffMember): StaffChoice => ({
  id: person.id,
  name: plainName(person),
  ...(person.lastName ? { lastName: person.lastName } : {}),
  title: person.jobTitle ?? '',
  email: person.email,
  phone: person.phone ?? '',
});

/** A designer's surrounding state: view and piece in the address, user details and pictures, and the library's. */
export function useDesignerHost(load: () => Promise<ComponentType<DesignerProps>>, hasStudio: boolean) {
  const { staff, mail, teamPictures } = useBackend();
  const { person } = usePerson();
  const navigate = useNavigate();
  const [search, changeSearch] = useSearchChange();
  const [Designer] = useState(() => lazyFrom(load));
  const loadStaff = useCallback(async () => (await staff.list()).map(toStaffChoice), [staff]);
  const { details, setDetails, kept, profile } = useUserDetails(
    useMemo(() => defaultUserDetails(person), [person]),
  );
  const team = useMemo(() => usablePictures(teamPictures), [teamPictures]);
  const own = useImages();
  const { view, part, onViewChange } = useDesignerView(hasStudio, search, changeSearch);
  const staffCards = useStaffCards(search, changeSearch);
  const { follow, ...pieceOpening } = usePieceInAddress(search, changeSearch);
  const { drafts, images, add, rules, onLibrary, onRules, onPiece } = useLibraryDrafts(
    own,
    search.has('piece'),
  );
  const [approvedContact, onContact] = useState<UserDetails>();
  const { exporter, onOpenDraft } = useFileApprovals(person.session.userId, approvedContact ?? details);
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIsDrawn(true))), []);
  const toLibrary = useMemo(
    () => ({
      ...{ user: details, images, onLibrary, onRules, onPiece, onContact, onOpenDraft },
      ...{ onShown: follow, openAddress: navigate },
    }),
    [details, images, onLibrary, onRules, onPiece, onOpenDraft, follow, navigate],
  );
  return {
    Designer,
    /** The piece in the address, until it's open. */
    pieceOpening,
    designer: {
      user: approvedContact ?? details,
      account: person.session.userId,
      images,
      addImages: own.add,
      teamPictures: team,
      drafts,
      exporter,
      notify: toast,
      // The user can't change an approved contact line.
      ...(approvedContact ? {} : { onUserChange: setDetails }),
      userKept: kept,
      profile,
      rules,
      loadStaff,
      staffCards,
      sendTest: mail.sendTest,
      view,
      part,
      onViewChange,
      openDesigner: (id) => navigate(designerAddress(id)),
    } satisfies DesignerProps,
    /** The settings that all designers share. */
    shared: { user: { details, onChange: setDetails, kept, profile }, library: { ...own, add } },
    /** The library's props, once the designer is on screen. */
    toLibrary: isDrawn ? toLibrary : undefined,
  };
}
