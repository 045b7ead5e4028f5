import { Sidebar, SidebarGroup, SidebarLink } from '@daybreak/ui';
import {
  ChartNoAxesCombined,
  Compass,
  ExternalLink,
  House,
  Megaphone,
  Palette,
  Settings2,
  Wrench,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { externalLinks, type ExternalLink as Target } from '../links.ts';
import { shell } from './messages.ts';
import { SidebarLogo } from './SidebarLogo.tsx';
import { UserMenu } from './UserMenu.tsx';

const externals = (targets: readonly Target[]) =>
  targets.map(({ label, href }) => (
    <SidebarLink key={label} href={href} icon={<ExternalLink />} newTab>
      {label}
    </SidebarLink>
  ));

const Group = ({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) => (
  <SidebarGroup label={label} icon={icon} defaultOpen>
    {children}
  </SidebarGroup>
);

/** Every way out of a page: the portal's own pages, and the company's other services in groups. */
export function PortalSidebar() {
  const { pathname } = useLocation();
  const { groups } = shell;
  return (
    <Sidebar label={shell.navigation} header={<SidebarLogo />} footer={<UserMenu />}>
      <SidebarLink href="/" icon={<House />} current={pathname === '/' || pathname === '/dashboard'}>
        {shell.home}
      </SidebarLink>
      <Group label={groups.sales} icon={<ChartNoAxesCombined />}>
        {externals(externalLinks.sales)}
      </Group>
      <Group label={groups.operations} icon={<Settings2 />}>
        {externals(externalLinks.operations)}
      </Group>
      <Group label={groups.marketing} icon={<Megaphone />}>
        <SidebarLink
          href="/marketing-materials"
          icon={<Palette />}
          current={pathname === '/marketing-materials'}
        >
          {shell.marketingCenter}
        </SidebarLink>
        {externals(externalLinks.marketing)}
      </Group>
      <Group label={groups.tools} icon={<Wrench />}>
        {externals(externalLinks.tools)}
      </Group>
      <Group label={groups.research} icon={<Compass />}>
        {externals(externalLinks.research)}
      </Group>
    </Sidebar>
  );
}
