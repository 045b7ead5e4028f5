import { ButtonLink } from '@daybreak/ui';
import { usePage } from '../../shared/navigation/usePage.ts';
import { Message } from '../../shared/pageStates/Message.tsx';
import { marketing } from './messages.ts';

/** Shown for a designer that's unknown or not part of this portal. */
export function ModuleNotFound() {
  usePage(marketing.notFound);
  return (
    <Message
      isInPage
      title={marketing.notFound}
      actions={
        <ButtonLink href="/marketing-materials" tone="primary">
          {marketing.back}
        </ButtonLink>
      }
    >
      {marketing.notFoundText}
    </Message>
  );
}
