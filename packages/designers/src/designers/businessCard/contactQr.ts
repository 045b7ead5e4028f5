import { type QrPath, qrPath } from '../../editor/artwork/qr.ts';
import { type Contact, vCardLines } from '../../editor/userDetails/vCard.ts';

/** The QR code of a contact: a vCard 3.0 with as few characters as possible, so that its modules are coarse. */
export const contactQr = (contact: Contact): QrPath => qrPath(vCardLines(contact, 'code').join('\n'));
