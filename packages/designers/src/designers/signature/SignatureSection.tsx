import { lazyPart, Row } from '@daybreak/ui';
import { useDeferredValue, useMemo } from 'react';
import type { DesignerProps, Notice } from '../../editor/designer.ts';
import { DraftBar } from '../../editor/drafts/controls/DraftBar.tsx';
import { DraftNotices } from '../../editor/drafts/controls/DraftNotices.tsx';
import { HistoryButtons } from '../../editor/drafts/controls/HistoryButtons.tsx';
import { editDraft } from '../../editor/drafts/draft.ts';
import type { DraftStore } from '../../editor/drafts/draftStore.ts';
import { lockedHint, placeholdersLeft, ruledFields, ruledRemarks } from '../../editor/drafts/rules.ts';
import { useDraft } from '../../editor/drafts/useDraft.ts';
import { FieldsForm } from '../../editor/fields/FieldsForm.tsx';
import { Lockable } from '../../editor/fields/Lockable.tsx';
import { inDraft } from '../../editor/history/useUndoKeys.ts';
import { usePictures } from '../../editor/images/usePictures.ts';
import { PieceChoice } from '../../editor/preview/PieceChoice.tsx';
import { OpenStudio } from '../../editor/studio/OpenStudio.tsx';
import { type PieceStudio, StudioOverlay } from '../../editor/studio/StudioOverlay.tsx';
import type { StaffCards } from '../../editor/userDetails/staffCards.ts';
import type { UserDetails } from '../../editor/userDetails/userDetails.ts';
import { bannerRemarks } from './banner.ts';
import { SignatureCopies } from './copies/SignatureCopies.tsx';
import { SignatureNotes } from './SignatureNotes.tsx';
import { SignatureSamples } from './SignatureSamples.tsx';
import * as styles from './SignatureSection.css.ts';
import { SignatureThumbnail } from './SignatureThumbnail.tsx';
import { signatureFields } from './signature.fields.ts';
import { signatureHtml, signatureNode } from './signature.ts';

interface SignatureSectionProps {
  user: UserDetails;
  drafts: DraftStore;
  notify: (notice: Notice) => void;
  besideDraft?: DesignerProps['besideDraft'];
  rules?: DesignerProps['rules'];
  /** Manages the people that signatures are made for, if there's a directory of them. */
  cards?: StaffCards | undefined;
  /** Opens its studio, which has this section of the form. */
  studio: PieceStudio;
}

const SignatureStudio = lazyPart(() => import('./SignatureStudio.tsx'), 'SignatureStudio');

export const signatureId = 'signature';

/** The email signature as it will be pasted, its designs and its banner, and the copy buttons. */
export function SignatureSection({
  user,
  drafts,
  notify,
  besideDraft,
  rules: rulesOf,
  cards,
  studio,
}: SignatureSectionProps) {
  const stored = useDraft(signatureId, signatureFields, drafts, rulesOf);
  const { draft, open, rules, edit, history, draftList, state, reset } = stored;
  const fields = useMemo(() => ruledFields(signatureFields, rules), [rules]);
  const { composition, ...bannerFields } = fields;
  const placeholderErrors = placeholdersLeft(fields, rules, draft);
  const remarks = ruledRemarks(rules, draft, bannerRemarks(draft));
  // Updates small pictures after a pause in typing.
  const deferred = useDeferredValue({ user, draft });
  const pictures = usePictures();
  const node = signatureNode(user, draft);
  const html = signatureHtml(user, draft);
  const bar = <DraftBar drafts={draftList} open={open} besideDraft={besideDraft} />;
  const copies = <SignatureCopies {...{ user, draft, cards, notify }} error={placeholderErrors[0]} />;

  const page = (
    <div className={styles.card} {...inDraft(signatureId)}>
      {bar}
      <DraftNotices {...state} />
      <Lockable field={fields.composition}>
        <PieceChoice
          label={composition.label}
          hint={lockedHint(composition)}
          value={draft.composition}
          options={composition.options}
          isWide
          draw={(value) => (
            <SignatureThumbnail
              node={signatureNode(
                deferred.user,
                editDraft(signatureFields, deferred.draft, 'composition', value),
              )}
            />
          )}
          onValueChange={(value) => edit('composition', value)}
        />
      </Lockable>
      <div className={styles.bench}>
        <FieldsForm
          fields={bannerFields}
          draft={draft}
          tooLong={[]}
          remarks={remarks}
          pictures={pictures}
          onEdit={edit}
        />
        <SignatureSamples node={node} />
      </div>
      <SignatureNotes user={user} html={html} placeholderErrors={placeholderErrors} />
      <Row gap="2" align="stretch" wrap>
        {copies}
        <OpenStudio preload={SignatureStudio.preload} onOpen={studio.onOpen} piece="Email signature" />
        <HistoryButtons {...history} />
      </Row>
    </div>
  );

  return (
    <StudioOverlay open={studio.isOpen} onLeave={studio.onLeave} page={page}>
      {() => (
        <SignatureStudio
          {...{
            id: signatureId,
            user,
            deferred,
            draft,
            fields,
            remarks,
            left: placeholderErrors,
            state,
            edit,
            reset,
            pictures,
            node,
            html,
          }}
          detailsSection={studio.detailsSection}
          drafts={bar}
          tools={<HistoryButtons {...history} />}
          copies={copies}
          onLeave={studio.onLeave}
        />
      )}
    </StudioOverlay>
  );
}
