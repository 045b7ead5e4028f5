import { ButtonLink, EmptyState } from '@daybreak/ui';
import { marketing } from './messages.ts';

/** For a designer that is unknown, or not part of this portal. */
export const ModuleNotFound = () => (
  <EmptyState
    title={marketing.notFound}
    action={
      <ButtonLink href="/marketing-materials" tone="primary">
        {marketing.back}
      </ButtonLink>
    }
  >
    {marketing.notFoundText}
  </EmptyState>
);
