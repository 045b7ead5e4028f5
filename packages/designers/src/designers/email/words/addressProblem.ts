import { webAddress } from '../../../editor/fields/webAddress.ts';

/**
 * Explains why an email leaves out a typed address, in a sentence for the user; undefined if the address is fine or
 * missing.
 */
export function addressProblem(text: string): string | undefined {
  if (!text.trim() || webAddress(text)) return undefined;
  return /^https?:\/\//i.test(text.trim()) && URL.canParse(text.trim())
    ? "Remove the username and password from the link. Until you do, the button won't appear."
    : "Enter a complete link that starts with https://. Until you do, the button won't appear.";
}
