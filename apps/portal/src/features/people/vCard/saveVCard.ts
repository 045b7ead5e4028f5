import { toast } from '@daybreak/ui';
import { loadPart } from '@daybreak/ui/load';
import type { StaffMember } from '../../../backend/interfaces/Staff.ts';
import { saveText } from '../../../shared/downloads/startDownload.ts';
import { contactFailed } from './messages.ts';

/** Downloads a colleague's vCard. */
export async function saveVCard(person: StaffMember): Promise<void> {
  try {
    const { vCardName, vCardOf } = await loadPart(() => import('./vCard.ts'));
    saveText(vCardOf(person), 'text/vcard', vCardName(person));
  } catch (error) {
    console.error(contactFailed.description, error);
    toast({ ...contactFailed, tone: 'danger' });
  }
}
