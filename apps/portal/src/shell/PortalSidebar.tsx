import { version as brand } from '@daybreak/brand/package.json';
import { version as designers } from '@daybreak/designers/package.json';
import { Sidebar, SidebarGroup, SidebarLink } from '@daybreak/ui';
import { ChartNoAxesCombined, Compass, Megaphone, Settings2, Wrench } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { externalLinks, type ExternalLink as Target } from '../shared/navigation/externalLinks.ts';
import { administratorPages, type Page, pages, superAdministratorPages } from '../shared/navigation/pages.ts';
import { isHome } from '../shared/session/nextPath.ts';
import { usePerson } from '../shared/session/PersonProvider.tsx';
import { readsAuditTrail, reviewsApplications } from '../shared/session/rights.ts';
import { shell } from './messages.ts';
import { ProfileLink } from './ProfileLink.tsx';
import { versions } from './SidebarFoot.css.ts';
import { SidebarLogo } from './SidebarLogo.tsx';

const iconSize = 18;

const externals = (targets: readonly Target[]) =>
  targets.map(({ label, icon: Icon, href }) => (
    <SidebarLink key={label} href={href} icon={<Icon size={iconSize} />} newTab>
      {label}
    </SidebarLink>
  ));

function PageLink({ page: { label, path, icon: Icon, newTab } }: { page: Page }) {
  const { pathname } = useLocation();
  const current = pathname === path || pathname.startsWith(`${path}/`) || (isHome(path) && isHome(pathname));
  return (
    <SidebarLink href={path} icon={<Icon size={iconSize} />} current={current} newTab={newTab}>
      {label}
    </SidebarLink>
  );
}

/** The user, and the package versions that this portal was built with. */
const SidebarFoot = () => (
  <>
    <ProfileLink />
    <p className={versions}>{shell.versions(brand, designers)}</p>
  </>
);

/** All navigation: the portal's own pages, and the company's other services in groups. */
export function PortalSidebar() {
  const { groups } = shell;
  const { person } = usePerson();
  return (
    <Sidebar label={shell.navigation} header={<SidebarLogo />} footer={<SidebarFoot />}>
      <PageLink page={pages.dashboard} />
      <PageLink page={pages.gmail} />
      <SidebarGroup label={groups.sales} icon={<ChartNoAxesCombined size={iconSize} />} defaultOpen>
        {externals(externalLinks.sales)}
      </SidebarGroup>
      <SidebarGroup label={groups.operations} icon={<Settings2 size={iconSize} />} defaultOpen>
        {externals(externalLinks.operations)}
        <PageLink page={pages.staffDirectory} />
        {reviewsApplications(person.staff?.role) ? (
          <>
            <PageLink page={administratorPages.jobApplications} />
            <PageLink page={administratorPages.positions} />
          </>
        ) : null}
        {readsAuditTrail(person.staff?.role) ? <PageLink page={superAdministratorPages.auditTrail} /> : null}
      </SidebarGroup>
      <SidebarGroup label={groups.marketing} icon={<Megaphone size={iconSize} />} defaultOpen>
        <PageLink page={pages.marketingCenter} />
        <PageLink page={pages.brandGuidelines} />
        {externals(externalLinks.marketing)}
      </SidebarGroup>
      <SidebarGroup label={groups.tools} icon={<Wrench size={iconSize} />} defaultOpen>
        {externals(externalLinks.tools)}
      </SidebarGroup>
      <SidebarGroup label={groups.research} icon={<Compass size={iconSize} />} defaultOpen>
        {externals(externalLinks.research)}
      </SidebarGroup>
      <PageLink page={pages.fantasyFootball} />
    </Sidebar>
  );
}
