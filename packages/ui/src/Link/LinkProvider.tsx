'use client';

import { type ComponentProps, type ComponentType, createContext, use } from 'react';
import type { Elements } from '../inElements.tsx';

export type LinkComponent = ComponentType<ComponentProps<'a'> & { href: string }> | 'a';

const LinkContext = createContext<LinkComponent>('a');

/** Gives the package your application's link component, so navigating within the application doesn't reload the page. */
export const LinkProvider = ({ component, children }: { component: LinkComponent; children: Elements }) => (
  <LinkContext value={component}>{children}</LinkContext>
);

/** The element that a link to `href` renders: the application's for its own pages, a plain anchor for everything else. */
export function useLinkComponent(href: string, newTab: boolean): LinkComponent {
  const component = use(LinkContext);
  return href.startsWith('/') && !href.startsWith('//') && !newTab ? component : 'a';
}

export const newTabProps = { target: '_blank', rel: 'noopener noreferrer' } as const;
