import type { ComponentProps, MouseEvent } from 'react';
import { goTo } from './goTo.ts';

interface SectionLinkProps extends ComponentProps<'a'> {
  /** Id of a heading on this page. */
  to: string;
}

/** Links to a heading on this page and moves the focus there, which browsers don't do consistently. */
export function SectionLink({ to, ...rest }: SectionLinkProps) {
  const href = `#${to}`;
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !goTo(to)) return;
    event.preventDefault();
    history.pushState(null, '', href);
  };
  return <a {...rest} href={href} onClick={follow} />;
}
