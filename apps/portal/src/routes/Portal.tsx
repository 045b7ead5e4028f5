import { LinkProvider } from '@daybreak/ui';
import type { ComponentProps, ReactNode } from 'react';
import { BrowserRouter, Link, MemoryRouter } from 'react-router-dom';
import type { Address } from '../shared/navigation/address.ts';
import { AppRoutes } from './routes.tsx';

/**
 * The router's link with an anchor's props, for `LinkProvider`: links in `@daybreak/ui` navigate without a page load.
 * The browser handles links to file downloads.
 */
const RouterLink = ({ href = '', ...rest }: ComponentProps<'a'>) => (
  <Link to={href} reloadDocument={rest.download !== undefined} {...rest} />
);

const Router = ({ address, children }: { address: Address; children: ReactNode }) =>
  address.inBrowser ? (
    <BrowserRouter>{children}</BrowserRouter>
  ) : (
    <MemoryRouter initialEntries={[address.current()]}>{children}</MemoryRouter>
  );

/** Everything behind the entrance: the router, and the route table in it. */
export const Portal = ({ address }: { address: Address }) => (
  <Router address={address}>
    <LinkProvider component={RouterLink}>
      <AppRoutes address={address} />
    </LinkProvider>
  </Router>
);
