import { ButtonLink } from '@daybreak/ui';
import { pages } from '../../shared/navigation/pages.ts';
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
        <ButtonLink href={pages.marketingCenter.path} tone="primary">
          {marketing.back}
        </ButtonLink>
      }
    >
      {marketing.notFoundText}
    </Message>
  );
}
