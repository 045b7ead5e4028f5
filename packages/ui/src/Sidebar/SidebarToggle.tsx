'use client';

import { PanelLeft } from 'lucide-react';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';
import { useSidebar } from './SidebarProvider.tsx';

/** Opens and closes the sidebar. */
export function SidebarToggle(props: Partial<IconButtonProps>) {
  const { open, mobile, drawerOpen, toggle } = useSidebar();
  return (
    <IconButton
      label="Toggle sidebar"
      icon={<PanelLeft size={20} />}
      {...props}
      aria-expanded={mobile ? drawerOpen : open}
      onClick={toggle}
    />
  );
}
