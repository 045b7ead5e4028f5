import { ButtonLink } from '@daybreak/ui';
import { Message } from './Message.tsx';

interface NotAllowedProps {
  messages: { notAllowedTitle: string; notAllowed: string; home: string };
}

/** Shown in place of a page that this user may not open. */
export const NotAllowed = ({ messages: words }: NotAllowedProps) => (
  <Message
    isInPage
    title={words.notAllowedTitle}
    actions={
      <ButtonLink href="/" tone="primary">
        {words.home}
      </ButtonLink>
    }
  >
    {words.notAllowed}
  </Message>
);
