import { ButtonLink } from '@daybreak/ui';
import { Mail } from 'lucide-react';
import { profileLinks } from '../../shared/navigation/externalLinks.ts';
import { usePage } from '../../shared/navigation/usePage.ts';
import { ComingSoon } from './ComingSoon.tsx';
import { gmail } from './messages.ts';

/** Announces mail inside the portal, and links to the mail site in the meantime. */
export function GmailPage() {
  usePage(gmail.title);
  return (
    <ComingSoon
      {...gmail}
      icon={<Mail />}
      action={
        <ButtonLink href={profileLinks.mail} newTab tone="primary">
          {gmail.open}
        </ButtonLink>
      }
    />
  );
}
