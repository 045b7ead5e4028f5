import { ButtonLink } from '@daybreak/ui';
import { Message } from '../../shared/pageStates/Message.tsx';
import { page as text } from './messages.ts';

/** Shown to anyone who isn't a super administrator. */
export const NotAllowed = () => (
  <Message
    within
    title={text.notAllowedTitle}
    actions={
      <ButtonLink href="/" tone="primary">
        {text.home}
      </ButtonLink>
    }
  >
    {text.notAllowed}
  </Message>
);
