import { ContactRound } from 'lucide-react';
import { usePage } from '../../shared/navigation/usePage.ts';
import { ComingSoon } from './ComingSoon.tsx';
import { leadsCrm } from './messages.ts';

/** Announces the CRM inside the portal. */
export function LeadsCrmPage() {
  usePage(leadsCrm.title);
  return <ComingSoon {...leadsCrm} icon={<ContactRound />} />;
}
