import { company } from '@daybreak/brand';
import { VisuallyHidden } from '@daybreak/ui';
import type { ReactNode } from 'react';
import { page } from '../../../portal/src/features/brandGuidelines/BrandGuidelinesPage.css.ts';

/** A section of the public brand guidelines as its own page: one source for both. */
export const BrandPage = ({ children }: { children: ReactNode }) => (
  <main className={page} style={{ marginBlockStart: '-3rem', paddingBlockEnd: '4rem' }}>
    <h1>
      <VisuallyHidden>{company.name} brand</VisuallyHidden>
    </h1>
    {children}
  </main>
);
