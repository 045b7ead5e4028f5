import { lazyPart, Stack } from '@daybreak/ui';
import { useState } from 'react';
import type { DesignerProps } from '../../editor/designer.ts';
import { memoryDrafts } from '../../editor/drafts/draftStore.ts';
import { inDraft } from '../../editor/history/useUndoKeys.ts';
import { browserExporter } from '../../editor/print.ts';
import type { PieceStudio } from '../../editor/studio/StudioOverlay.tsx';
import { UserDetailsForm } from '../../editor/userDetails/UserDetailsForm.tsx';
import { defaultUserDetails, plainDetails } from '../../editor/userDetails/userDetails.ts';
import { DownloadedPart } from '../../editor/workbench/DownloadedPart.tsx';
import { Section } from './Section.tsx';
import { StaffQuickFill } from './StaffQuickFill.tsx';

/** Loads while the details, which come first, are shown. */
const NewHirePieces = lazyPart(() => import('./NewHirePieces.tsx'), 'NewHirePieces');

const noNotice = () => {};

const parts = ['signature', 'card', 'backgrounds'] as const;
export type NewHirePart = (typeof parts)[number];
/** Returns the piece in an address; the first one if it has none. */
const partOf = (part: string | undefined): NewHirePart => parts.find((each) => each === part) ?? parts[0];

/** The tools for a new colleague: a signature, a business card, and backgrounds for meetings. */
export function NewHire({
  user,
  account,
  onUserChange,
  userKept,
  profile,
  loadStaff,
  staffCards,
  drafts,
  exporter = browserExporter,
  notify = noNotice,
  besideDraft,
  rules,
  view,
  part,
  onViewChange,
}: DesignerProps) {
  const [ownDrafts] = useState(memoryDrafts);
  const [ownDetails, setOwnDetails] = useState(user ?? defaultUserDetails);
  const details = onUserChange ? (user ?? defaultUserDetails) : ownDetails;
  const change = onUserChange ?? setOwnDetails;
  const [ownPart, setOwnPart] = useState<NewHirePart>();
  const [ownRows, setOwnRows] = useState<'card' | 'backgrounds'>();
  // An address without a part leads to the cards.
  const askedRows = part === 'backgrounds' ? part : 'card';
  const rowsShown = onViewChange ? (view === 'rows' ? askedRows : undefined) : ownRows;
  const rowsOf = (each: 'card' | 'backgrounds') => ({
    isOpen: rowsShown === each,
    onOpen: () =>
      onViewChange ? onViewChange('rows', each === 'card' ? undefined : each) : setOwnRows(each),
    onClose: () => (onViewChange ? onViewChange('page') : setOwnRows(undefined)),
    loadStaff,
    cards: each === 'card' ? staffCards : undefined,
    account,
  });
  const shownPart = onViewChange ? (view === 'studio' ? partOf(part) : undefined) : ownPart;
  const show = (next: NewHirePart | undefined) =>
    onViewChange ? onViewChange(next ? 'studio' : 'page', next) : setOwnPart(next);
  const detailsForm = (
    <UserDetailsForm details={details} onChange={change} kept={userKept} profile={profile}>
      {loadStaff ? (
        <StaffQuickFill
          load={loadStaff}
          notify={notify}
          onChoose={({ name, lastName = '', title, email, phone }) =>
            change(plainDetails({ ...details, name, lastName, title, email, phone }))
          }
        />
      ) : null}
    </UserDetailsForm>
  );
  const studioOf = (each: NewHirePart): PieceStudio => ({
    isOpen: shownPart === each,
    onOpen: () => show(each),
    onLeave: () => show(undefined),
    // Shared by all pieces: the details aren't part of any draft, and their text fields undo their own typing.
    detailsSection: {
      title: 'Your Information',
      content: <div {...inDraft('user-details')}>{detailsForm}</div>,
    },
  });

  return (
    <Stack gap="6">
      <Section
        title="Your Information"
        description="Used in your signature and on your card. Saved in this browser only."
      >
        {detailsForm}
      </Section>
      <DownloadedPart
        failureMessage="Couldn't load the signature, card and backgrounds."
        loading="Loading signature, card and backgrounds"
      >
        <NewHirePieces
          {...{
            user: details,
            drafts: drafts ?? ownDrafts,
            exporter,
            notify,
            besideDraft,
            rules,
            studioOf,
            rowsOf,
          }}
        />
      </DownloadedPart>
    </Stack>
  );
}
