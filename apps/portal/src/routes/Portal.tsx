import { LinkProvider } from '@daybreak/ui';
import type { ReactNode } from 'react';
import { BrowserRouter, MemoryRouter } from 'react-router-dom';
import type { Address } from '../shared/navigation/address.ts';
import { RouterLink } from '../shared/navigation/RouterLink.tsx';
import { AppRoutes } from './routes.tsx';

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
