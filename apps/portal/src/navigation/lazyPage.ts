import { type ComponentType, lazy } from 'react';

/** A page that is downloaded when it is first visited: `lazyPage(() => import('./Page.tsx'), 'Page')`. */
export const lazyPage = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }));
