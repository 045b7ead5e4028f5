import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { modeOf, themes } from './themes.ts';

interface GlobalsEvent {
  globals: { theme?: unknown };
}

/** Docs in the toolbar's theme: Storybook's own frame and our components in it. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [mode, setMode] = useState(() => {
    const [last] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as GlobalsEvent[];
    return modeOf(last?.globals.theme);
  });
  useEffect(() => {
    const follow = ({ globals }: GlobalsEvent) => setMode(modeOf(globals.theme));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = mode;
  }, [mode]);
  return (
    <DocsContainer context={context} theme={themes[mode]}>
      {children}
    </DocsContainer>
  );
}
