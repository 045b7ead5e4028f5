import type { Notice } from '../../../editor/designer.ts';

interface Signature {
  html: string;
  text: string;
}

const copiedNotice = (description: string): Notice => ({ title: 'Success', description, tone: 'success' });
const failed: Notice = {
  title: 'Copy failed',
  description: 'Please try selecting and copying the signature manually.',
  tone: 'danger',
};

/** Messages verbatim from the specification. */
const messages = {
  gmail: 'Gmail signature copied!',
  iphone: 'iPhone signature copied!',
  html: 'Signature copied!',
};

/**
 * Copies a signature with its formatting. If the browser only copies text, the HTML is copied as text; if it can't copy
 * at all, the notice says what to do instead.
 */
export async function copySignature(
  { html, text }: Signature,
  target: 'gmail' | 'iphone',
  clipboard: Partial<Clipboard> | undefined = navigator.clipboard,
): Promise<Notice> {
  try {
    if (!clipboard?.write || typeof ClipboardItem === 'undefined')
      throw new Error('Only text can be copied.');
    await clipboard.write([
      new ClipboardItem({
        'text/html': new Blob([html], { type: 'text/html' }),
        'text/plain': new Blob([text], { type: 'text/plain' }),
      }),
    ]);
    return copiedNotice(messages[target]);
  } catch (richFailure) {
    try {
      if (!clipboard?.writeText) throw richFailure;
      await clipboard.writeText(html);
      return copiedNotice(messages.html);
    } catch (error) {
      console.error("Couldn't copy the signature.", error);
      return failed;
    }
  }
}
