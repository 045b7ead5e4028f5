import { type ExportedFile, fileName } from '@daybreak/print';
import type { UserDetails } from '../../editor/userDetails/userDetails.ts';
import { vCardText } from '../../editor/userDetails/vCard.ts';
import { cardContact } from './contactCode.ts';

/** A person's contact as a file that address books accept, with the same data as the code on their card. */
export const contactFile = (user: UserDetails, date: Date): ExportedFile => ({
  name: fileName({ designer: user.name.trim() || 'contact', size: '', date, extension: 'vcf' }),
  blob: new Blob([vCardText(cardContact(user))], { type: 'text/vcard;charset=utf-8' }),
});
