import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/**
 * The router's link with an anchor's props, for `LinkProvider`: links in `@daybreak/ui` navigate without a page load.
 * The browser handles links to file downloads.
 */
export const RouterLink = ({ href = '', ...rest }: ComponentProps<'a'>) => (
  <Link to={href} reloadDocument={rest.download !== undefined} {...rest} />
);
