import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

// Storybook's docs are larger than everything else that a first story needs, so they load with the first docs page.
const Frame = lazy(() => import('./DocsFrame.tsx').then(({ DocsFrame }) => ({ default: DocsFrame })));
const Page = lazy(() => import('./DocsPage.tsx').then(({ DocsPage }) => ({ default: DocsPage })));

/** The container and page for Storybook's docs. */
export const docs = {
  container: (props: PropsWithChildren<DocsContainerProps>) => (
    <Suspense fallback={null}>
      <Frame {...props} />
    </Suspense>
  ),
  page: () => (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  ),
};
