import { ButtonLink } from '@daybreak/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePage } from '../navigation/usePage.ts';
import { notFound } from './deferredMessages.ts';
import { Message } from './Message.tsx';

const longestLogged = 200;

/** The page for unknown routes. The path is logged encoded and truncated, so that it can't corrupt the log. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  usePage('Page not found');

  useEffect(() => {
    console.error(
      "404: someone opened a page that doesn't exist:",
      encodeURIComponent(pathname).slice(0, longestLogged),
    );
  }, [pathname]);

  return (
    <Message
      title={notFound.title}
      actions={
        <ButtonLink href="/" tone="primary">
          {notFound.home}
        </ButtonLink>
      }
    >
      {notFound.text}
    </Message>
  );
}
