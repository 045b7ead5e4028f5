import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/**
 * The router's link with an anchor's props, for `LinkProvider`: links of `@daybreak/ui` navigate without a page load. A link to a file
 * to download is the browser's.
 */
export const RouterLink = ({ href = '', ...rest }: ComponentProps<'a'>) => (
  <Link to={href} reloadDocument={rest.download !== undefined} {...rest} />
);
