import { lazyPart, Parts } from '@daybreak/ui';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { Address } from '../shared/navigation/address.ts';
import { ErrorBoundary } from '../shared/pageStates/ErrorBoundary.tsx';
import { LoadingScreen } from '../shared/pageStates/LoadingScreen.tsx';
import { NotFoundPage } from '../shared/pageStates/NotFoundPage.tsx';
import { BackToEntrance } from './BackToEntrance.tsx';
import { RequireSession } from './RequireSession.tsx';

const SignedInShell = lazyPart(() => import('../shell/SignedInShell.tsx'), 'SignedInShell');
const DashboardPage = lazyPart(() => import('../features/home/DashboardPage.tsx'), 'DashboardPage');
const MarketingPage = lazyPart(() => import('../features/marketing/MarketingPage.tsx'), 'MarketingPage');
const ProfilePage = lazyPart(() => import('../features/profile/ProfilePage.tsx'), 'ProfilePage');
const GmailPage = lazyPart(() => import('../features/placeholders/GmailPage.tsx'), 'GmailPage');
const LeadsCrmPage = lazyPart(() => import('../features/placeholders/LeadsCrmPage.tsx'), 'LeadsCrmPage');
const FantasyFootballPage = lazyPart(
  () => import('../features/fantasyFootball/FantasyFootballPage.tsx'),
  'FantasyFootballPage',
);
const BrandGuidelinesPage = lazyPart(
  () => import('../features/brandGuidelines/BrandGuidelinesPage.tsx'),
  'BrandGuidelinesPage',
);
const SalesDeckPage = lazyPart(() => import('../features/salesDeck/SalesDeckPage.tsx'), 'SalesDeckPage');
const StaffDirectoryPage = lazyPart(
  () => import('../features/people/directory/StaffDirectoryPage.tsx'),
  'StaffDirectoryPage',
);
const OrgChartPage = lazyPart(() => import('../features/people/orgChart/OrgChartPage.tsx'), 'OrgChartPage');
const ColleaguePage = lazyPart(() => import('../features/people/person/ColleaguePage.tsx'), 'ColleaguePage');
const InvitationPage = lazyPart(
  () => import('../features/people/person/InvitationPage.tsx'),
  'InvitationPage',
);
const OwnApplicationPage = lazyPart(
  () => import('../features/ownApplication/OwnApplicationPage.tsx'),
  'OwnApplicationPage',
);
const ShellIfSignedIn = lazyPart(() => import('../shell/ShellIfSignedIn.tsx'), 'ShellIfSignedIn');
const SeedCrmPage = lazyPart(() => import('../features/seeding/SeedCrmPage.tsx'), 'SeedCrmPage');
const SeedStaffPage = lazyPart(() => import('../features/seeding/SeedStaffPage.tsx'), 'SeedStaffPage');
const HostedLogosPage = lazyPart(
  () => import('../features/hostedLogos/HostedLogosPage.tsx'),
  'HostedLogosPage',
);
const JobApplicationRoute = lazyPart(
  () => import('../features/applicationForm/JobApplicationRoute.tsx'),
  'JobApplicationRoute',
);
const JobApplicationsPage = lazyPart(
  () => import('../features/applicationReview/JobApplicationsPage.tsx'),
  'JobApplicationsPage',
);
const PositionsPage = lazyPart(() => import('../features/positions/PositionsPage.tsx'), 'PositionsPage');
const ApprovalsPage = lazyPart(() => import('../features/approvals/ApprovalsPage.tsx'), 'ApprovalsPage');
const CheckFilePage = lazyPart(() => import('../features/checkFile/CheckFilePage.tsx'), 'CheckFilePage');
const BrandUpdatePage = lazyPart(
  () => import('../features/brandUpdate/BrandUpdatePage.tsx'),
  'BrandUpdatePage',
);
const TeamPicturesPage = lazyPart(
  () => import('../features/teamPictures/TeamPicturesPage.tsx'),
  'TeamPicturesPage',
);
const AuditPage = lazyPart(() => import('../features/audit/AuditPage.tsx'), 'AuditPage');
const ReviewPage = lazyPart(() => import('../features/review/ReviewPage.tsx'), 'ReviewPage');
const ResetPasswordPage = lazyPart(
  () => import('../features/signIn/ResetPasswordPage.tsx'),
  'ResetPasswordPage',
);

/** The whole route table. The sign-in page itself is rendered outside the router: see entrance/Entrance.tsx. */
export const AppRoutes = ({ address }: { address: Address }) => (
  <ErrorBoundary resetKey={useLocation().pathname}>
    <Parts fallback={<LoadingScreen />}>
      <Routes>
        <Route path="/sign-in" element={<BackToEntrance address={address} />} />
        <Route path="/reset-password" element={<ResetPasswordPage />} />
        <Route path="/invitation" element={<InvitationPage />} />
        <Route path="/my-application" element={<OwnApplicationPage />} />
        <Route path="/job-application" element={<JobApplicationRoute />} />
        <Route path="/brand-guidelines" element={<BrandGuidelinesPage />} />
        <Route path="/sales-deck" element={<SalesDeckPage />} />
        <Route path="/review/:token" element={<ReviewPage />} />

        <Route path="/seed-staff" element={<SeedStaffPage />} />
        <Route path="/hosted-logos" element={<HostedLogosPage />} />

        <Route element={<ShellIfSignedIn />}>
          <Route path="/seed-crm" element={<SeedCrmPage />} />
        </Route>

        <Route element={<RequireSession />}>
          <Route element={<SignedInShell />}>
            <Route path="/" element={<DashboardPage />} />
            <Route path="/dashboard" element={<DashboardPage />} />
            <Route path="/gmail" element={<GmailPage />} />
            <Route path="/leads-crm" element={<LeadsCrmPage />} />
            <Route path="/fantasy-football" element={<FantasyFootballPage />} />
            <Route path="/marketing-materials" element={<MarketingPage />} />
            <Route path="/marketing-materials/team-photographs" element={<TeamPicturesPage />} />
            <Route path="/marketing-materials/approvals" element={<ApprovalsPage />} />
            <Route path="/marketing-materials/check-a-file" element={<CheckFilePage />} />
            <Route path="/marketing-materials/brand-update" element={<BrandUpdatePage />} />
            <Route path="/staff-directory" element={<StaffDirectoryPage />} />
            <Route path="/staff-directory/org-chart" element={<OrgChartPage />} />
            <Route path="/staff-directory/:id" element={<ColleaguePage />} />
            <Route path="/job-applications" element={<JobApplicationsPage />} />
            <Route path="/positions" element={<PositionsPage />} />
            <Route path="/audit-trail" element={<AuditPage />} />
            <Route path="/profile" element={<ProfilePage />} />
          </Route>
        </Route>

        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Parts>
  </ErrorBoundary>
);
