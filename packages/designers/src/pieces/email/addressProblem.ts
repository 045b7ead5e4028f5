import { webAddress } from '../../workbench/webAddress.ts';

/** Why a mail drops an address that somebody typed, in a sentence for them; undefined for one that it takes, or for none. */
export function addressProblem(text: string): string | undefined {
  if (!text.trim() || webAddress(text)) return undefined;
  return /^https?:\/\//i.test(text.trim()) && URL.canParse(text.trim())
    ? 'Take the user name and password out of the address. Until then the email has no button.'
    : 'Enter a complete address that begins with https://. Until then the email has no button.';
}
