import { Heading, Text } from '@daybreak/ui';
import type { ReactNode } from 'react';
import { Logo } from '../logo/Logo.tsx';
import { actions as actionsRow, body, logo, page, rows, within as withinPage } from './Message.css.ts';

export interface MessageProps {
  title: string;
  children: ReactNode;
  /** Buttons or links for the next step. */
  actions: ReactNode;
  /** Whether it's inside the shell, which has its own logo and `main`. */
  isInPage?: boolean;
}

/** A page with just a message: what happened and what to do next. */
export function Message({ title, children, actions, isInPage = false }: MessageProps) {
  const Frame = isInPage ? 'div' : 'main';
  return (
    <Frame className={isInPage ? withinPage : page}>
      <div className={body}>
        {isInPage ? null : <Logo className={logo} />}
        <span aria-hidden="true" className={rows} />
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">{children}</Text>
        <div className={actionsRow}>{actions}</div>
      </div>
    </Frame>
  );
}
