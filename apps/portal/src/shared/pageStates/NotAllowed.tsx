import { ButtonLink } from '@daybreak/ui';
import { notFound } from './deferredMessages.ts';
import { Message } from './Message.tsx';

export const notAllowedTitle = "You don't have access to this page";

/** Shown in place of a page that this user may not open. */
export const NotAllowed = ({ children }: { children: string }) => (
  <Message
    isInPage
    title={notAllowedTitle}
    actions={
      <ButtonLink href="/" tone="primary">
        {notFound.home}
      </ButtonLink>
    }
  >
    {children}
  </Message>
);
