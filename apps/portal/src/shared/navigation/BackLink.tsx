import { ButtonLink } from '@daybreak/ui';
import { ArrowLeft } from 'lucide-react';
import { back } from './BackLink.css.ts';

/** The way back to the page that leads to this one, above its title. */
export const BackLink = ({ href, children }: { href: string; children: string }) => (
  <ButtonLink
    href={href}
    className={back}
    tone="quiet"
    size="small"
    icon={<ArrowLeft size={16} aria-hidden="true" />}
  >
    {children}
  </ButtonLink>
);
