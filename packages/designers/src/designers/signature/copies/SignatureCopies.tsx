import { Button } from '@daybreak/ui';
import { Copy, Smartphone } from 'lucide-react';
import type { Notice } from '../../../editor/designer.ts';
import { recordMade, type StaffCards } from '../../../editor/userDetails/staffCards.ts';
import type { UserDetails } from '../../../editor/userDetails/userDetails.ts';
import { checkSignature } from '../checkSignature.ts';
import type { SignatureDraft } from '../signature.fields.ts';
import { signatureHtml, signatureText } from '../signature.ts';
import { copySignature } from './copySignature.ts';

interface SignatureCopiesProps {
  user: UserDetails;
  draft: SignatureDraft;
  /** A placeholder that must be replaced first, in a sentence. */
  error: string | undefined;
  cards: StaffCards | undefined;
  notify: (notice: Notice) => void;
}

/** Copies the signature to the clipboard, in the form Gmail or iPhone expects. */
export function SignatureCopies({ user, draft, error, cards, notify }: SignatureCopiesProps) {
  const refuse = (description: string) => notify({ title: 'Copy failed', description, tone: 'danger' });
  const copy = async (target: 'gmail' | 'iphone') => {
    if (error) return refuse(error);
    const html = signatureHtml(user, draft);
    try {
      checkSignature(user, html, draft);
    } catch (cause) {
      return refuse((cause as Error).message);
    }
    const notice = await copySignature({ html, text: signatureText(user, draft) }, target);
    notify(notice);
    if (notice.tone === 'success') recordMade(cards, 'signature', user, notify);
  };
  return (
    <>
      <Button tone="primary" icon={<Copy size={16} aria-hidden="true" />} onClick={() => void copy('gmail')}>
        Copy for Gmail
      </Button>
      <Button icon={<Smartphone size={16} aria-hidden="true" />} onClick={() => void copy('iphone')}>
        Copy for iPhone
      </Button>
    </>
  );
}
