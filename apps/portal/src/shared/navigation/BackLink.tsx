import { ButtonLink } from '@daybreak/ui';
import { ArrowLeft } from 'lucide-react';
import { back } from './BackLink.css.ts';

/** A link above a page's title, back to the page that leads to it. */
export const BackLink = ({ href, children }: { href: string; children: string }) => (
  <ButtonLink href={href} className={back} tone="quiet" size="small" icon={<ArrowLeft size={16} />}>
    {children}
  </ButtonLink>
);
