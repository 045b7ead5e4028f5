import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../editor/rendering/useLatest.ts';
import type { Channel } from './channel.ts';
import {
  messageOf,
  onJoin,
  onMessage,
  onMove,
  onTimeout,
  type Position,
  type PresenterStep,
  type Role,
  type SyncState,
} from './protocol.ts';

/** Milliseconds between checks whether the other window is still open. */
const asksEvery = 1_000;

interface SyncOptions {
  role: Role;
  channel: Channel;
  position: Position;
  /** Number of slides. */
  total: number;
  /** Called when the other window has moved. */
  onFollow: (position: Position) => void;
}

/** Keeps this window's position in sync with the other's. Returns whether the other window is open. */
export function useSync({ role, channel, position, total, onFollow }: SyncOptions): SyncState['presence'] {
  const { slide, choice } = position;
  const [presence, setPresence] = useState<SyncState['presence']>('unknown');
  const state = useRef<SyncState>(undefined);
  const latest = useLatest({ slide, choice, onFollow });

  useEffect(() => {
    const take = ({ state: next, send }: PresenterStep) => {
      const previousPosition = state.current?.position;
      state.current = next;
      setPresence(next.presence);
      if (previousPosition && previousPosition !== next.position) latest.current.onFollow(next.position);
      for (const message of send) channel.post(message);
    };
    const current = () => state.current ?? onJoin(role, latest.current).state;
    const stop = channel.onMessage((data) => {
      const message = messageOf(data, total);
      if (message) take(onMessage(current(), message));
    });
    const timer = setInterval(() => take(onTimeout(current())), asksEvery);
    const leave = () => channel.post({ type: 'bye', from: role });
    // A page restored from the browser's back/forward cache has missed messages.
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) channel.post({ type: 'hello', from: role });
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', show);
    const { slide, choice } = latest.current;
    take(onJoin(role, { slide, choice }));
    return () => {
      stop();
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', show);
      leave();
      state.current = undefined;
    };
  }, [channel, role, total]);

  useEffect(() => {
    const currentState = state.current;
    if (!currentState || (currentState.position.slide === slide && currentState.position.choice === choice))
      return;
    const step = onMove(currentState, { slide, choice });
    state.current = step.state;
    for (const message of step.send) channel.post(message);
  }, [channel, slide, choice]);

  return presence;
}
