import { fileName } from '../../export/fileNames.ts';
import type { ExportedFile } from '../../export/types.ts';
import type { UserDetails } from '../../userDetails/userDetails.ts';
import { contactCard } from './contactCode.ts';

const octets = new TextEncoder();

/** Lines of at most 75 octets, continued after a line break and a space (RFC 2426, section 2.6). No character is cut. */
function folded(line: string): string {
  const lines = [''];
  for (const character of line) {
    const last = lines.length - 1;
    // The space that a continued line begins with counts too.
    const limit = last === 0 ? 75 : 74;
    if (octets.encode(lines[last] + character).length > limit) lines.push(character);
    else lines[last] += character;
  }
  return lines.join('\r\n ');
}

/** Somebody's contact as a file that address books take: the same vCard as in the code on their card. */
export const contactFile = (user: UserDetails, date: Date): ExportedFile => ({
  name: fileName({ designer: user.name.trim() || 'contact', size: '', date, extension: 'vcf' }),
  blob: new Blob([`${contactCard(user).split('\n').map(folded).join('\r\n')}\r\n`], {
    type: 'text/vcard;charset=utf-8',
  }),
});
