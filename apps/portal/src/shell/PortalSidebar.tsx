import { Sidebar, SidebarGroup, SidebarLink } from '@daybreak/ui';
import { ChartNoAxesCombined, Compass, House, Megaphone, Palette, Settings2, Wrench } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { externalLinks, type ExternalLink as Target } from '../links.ts';
import { shell } from './messages.ts';
import { SidebarLogo } from './SidebarLogo.tsx';
import { UserMenu } from './UserMenu.tsx';

const iconSize = 18;

const externals = (targets: readonly Target[]) =>
  targets.map(({ label, icon: Icon, href }) => (
    <SidebarLink key={label} href={href} icon={<Icon size={iconSize} />} newTab>
      {label}
    </SidebarLink>
  ));

/** Every way out of a page: the portal's own pages, and the company's other services in groups. */
export function PortalSidebar() {
  const { pathname } = useLocation();
  const { groups } = shell;
  return (
    <Sidebar label={shell.navigation} header={<SidebarLogo />} footer={<UserMenu />}>
      <SidebarLink
        href="/"
        icon={<House size={iconSize} />}
        current={pathname === '/' || pathname === '/dashboard'}
      >
        {shell.home}
      </SidebarLink>
      <SidebarGroup label={groups.sales} icon={<ChartNoAxesCombined size={iconSize} />} defaultOpen>
        {externals(externalLinks.sales)}
      </SidebarGroup>
      <SidebarGroup label={groups.operations} icon={<Settings2 size={iconSize} />} defaultOpen>
        {externals(externalLinks.operations)}
      </SidebarGroup>
      <SidebarGroup label={groups.marketing} icon={<Megaphone size={iconSize} />} defaultOpen>
        <SidebarLink
          href="/marketing-materials"
          icon={<Palette size={iconSize} />}
          current={pathname === '/marketing-materials'}
        >
          {shell.marketingCenter}
        </SidebarLink>
        {externals(externalLinks.marketing)}
      </SidebarGroup>
      <SidebarGroup label={groups.tools} icon={<Wrench size={iconSize} />} defaultOpen>
        {externals(externalLinks.tools)}
      </SidebarGroup>
      <SidebarGroup label={groups.research} icon={<Compass size={iconSize} />} defaultOpen>
        {externals(externalLinks.research)}
      </SidebarGroup>
    </Sidebar>
  );
}
