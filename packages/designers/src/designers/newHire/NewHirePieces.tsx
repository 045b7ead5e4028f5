import type { Exporter } from '@daybreak/print';
import { lazyPart } from '@daybreak/ui';
import { useDeferredValue } from 'react';
import type { BatchControl } from '../../editor/batch/batchControl.ts';
import type { DesignerProps, Notice } from '../../editor/designer.ts';
import { restoreDraft } from '../../editor/drafts/draft.ts';
import type { DraftStore } from '../../editor/drafts/draftStore.ts';
import { openKey } from '../../editor/drafts/drafts.ts';
import type { PieceStudio } from '../../editor/studio/StudioOverlay.tsx';
import type { UserDetails } from '../../editor/userDetails/userDetails.ts';
import { DownloadedPart } from '../../editor/workbench/DownloadedPart.tsx';
import { BusinessCardSection } from '../businessCard/BusinessCardSection.tsx';
import { checkSignature } from '../signature/checkSignature.ts';
import { SignatureSection, signatureId } from '../signature/SignatureSection.tsx';
import { signatureFields } from '../signature/signature.fields.ts';
import { signatureHtml } from '../signature/signature.ts';
import type { NewHirePart } from './NewHire.tsx';
import { Section } from './Section.tsx';

/** The last card, whose code loads after the rest of the page. */
const MeetingBackgrounds = lazyPart(
  () => import('../meetingBackgrounds/MeetingBackgrounds.tsx'),
  'MeetingBackgrounds',
);

/** A person's signature in the design of the saved draft. */
function keptSignature(drafts: DraftStore, user: UserDetails): string {
  const draft = restoreDraft(signatureFields, drafts.load(openKey(drafts, signatureId)));
  const html = signatureHtml(user, draft);
  checkSignature(user, html, draft);
  return html;
}

interface NewHirePiecesProps extends Pick<DesignerProps, 'besideDraft' | 'rules'> {
  user: UserDetails;
  drafts: DraftStore;
  exporter: Exporter;
  notify: (notice: Notice) => void;
  studioOf: (part: NewHirePart) => PieceStudio;
  /** The page with the cards or backgrounds of many people. */
  rowsOf: (part: 'card' | 'backgrounds') => BatchControl;
}

/** The pieces made from the person's details: a signature, a card, and then backgrounds. */
export function NewHirePieces({
  user,
  drafts,
  exporter,
  notify,
  besideDraft,
  rules,
  studioOf,
  rowsOf,
}: NewHirePiecesProps) {
  // The signature renders first; everything below it renders in the background.
  const signatureStands = useDeferredValue(true, false);
  return (
    <>
      <Section title="Email signature" description="How your signature looks in an email.">
        <SignatureSection
          {...{ user, drafts, notify, besideDraft, rules }}
          cards={rowsOf('card').cards}
          studio={studioOf('signature')}
        />
      </Section>
      {signatureStands ? (
        <>
          <Section
            title="Business card"
            description="Front and back, with a QR code for your contact details."
          >
            <BusinessCardSection
              {...{ user, drafts, exporter, notify, besideDraft, rules }}
              studio={studioOf('card')}
              batch={{ ...rowsOf('card'), signatureOf: (each) => keptSignature(drafts, each) }}
            />
          </Section>
          <Section
            title="Meeting backgrounds"
            description="Put our data center, a bright morning or a plain wall behind you, with our logo in the corner."
          >
            <DownloadedPart failureMessage="Couldn't load the backgrounds." loading="Loading the backgrounds">
              <MeetingBackgrounds
                {...{ user, exporter, notify }}
                studio={studioOf('backgrounds')}
                batch={rowsOf('backgrounds')}
              />
            </DownloadedPart>
          </Section>
        </>
      ) : null}
    </>
  );
}
