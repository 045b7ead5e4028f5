import { Route, Routes } from 'react-router-dom';
import { SignInPage } from './features/signIn/SignInPage.tsx';
import { lazyPage } from './navigation/lazyPage.ts';
import { RequireSession } from './session/RequireSession.tsx';
import { NotFoundPage } from './views/NotFoundPage.tsx';

const SignedInShell = lazyPage(() => import('./shell/SignedInShell.tsx'), 'SignedInShell');
const DashboardPage = lazyPage(() => import('./features/dashboard/DashboardPage.tsx'), 'DashboardPage');
const MarketingPage = lazyPage(() => import('./features/marketing/MarketingPage.tsx'), 'MarketingPage');
const ResetPasswordPage = lazyPage(
  () => import('./features/newPassword/ResetPasswordPage.tsx'),
  'ResetPasswordPage',
);

/** The whole route table. Everything but the sign-in page is downloaded when it is first visited. */
export const AppRoutes = () => (
  <Routes>
    <Route path="/sign-in" element={<SignInPage />} />
    <Route path="/reset-password" element={<ResetPasswordPage />} />

    <Route element={<RequireSession />}>
      <Route element={<SignedInShell />}>
        <Route path="/" element={<DashboardPage />} />
        <Route path="/dashboard" element={<DashboardPage />} />
        <Route path="/marketing-materials" element={<MarketingPage />} />
      </Route>
    </Route>

    <Route path="*" element={<NotFoundPage />} />
  </Routes>
);
