'use client';

import {
  createContext,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Elements } from '../inElements.tsx';
import { mediaQueries } from '../theme/mediaQueries.ts';
import { readSidebarState, writeSidebarState } from './sidebarCookie.ts';

export interface SidebarControl {
  /** True if a desktop shows the panel at full width, not the icon rail. */
  open: boolean;
  mobile: boolean;
  /** True if a phone shows the drawer. */
  drawerOpen: boolean;
  setDrawerOpen: (open: boolean) => void;
  /** Toggles the one that applies to this viewport. */
  toggle: () => void;
}

const SidebarContext = createContext<SidebarControl | null>(null);

const subscribe = (listener: () => void) => {
  const query = matchMedia(mediaQueries.mobile);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};
const isMobile = () => matchMedia(mediaQueries.mobile).matches;

export interface SidebarProviderProps {
  /** The state on the first visit. On later visits, it comes from the cookie. */
  defaultOpen?: boolean;
  children: Elements;
}

/** Holds the sidebar's state, stores it in the cookie `sidebar:state`, and handles Ctrl+B and Meta+B. */
export function SidebarProvider({ defaultOpen = true, children }: SidebarProviderProps) {
  const [open, setOpen] = useState(() => readSidebarState() ?? defaultOpen);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const mobile = useSyncExternalStore(subscribe, isMobile, () => false);

  const toggle = useCallback(() => {
    if (mobile) setDrawerOpen((current) => !current);
    else {
      setOpen(!open);
      writeSidebarState(!open);
    }
  }, [mobile, open]);

  // A layout effect, so that keys work as soon as the sidebar shows.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'b' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey
      )
        return;
      event.preventDefault();
      toggle();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [toggle]);

  const control = useMemo(
    () => ({ open, mobile, drawerOpen, setDrawerOpen, toggle }),
    [open, mobile, drawerOpen, toggle],
  );
  return <SidebarContext value={control}>{children}</SidebarContext>;
}

export function useSidebar(): SidebarControl {
  const control = use(SidebarContext);
  if (!control) throw new Error('useSidebar needs a <SidebarProvider> above it.');
  return control;
}
