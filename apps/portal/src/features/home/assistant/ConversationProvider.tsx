import type { Elements } from '@daybreak/ui';
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import { type Conversation, type ConversationState, createConversation } from './conversation.ts';

const ConversationContext = createContext<Conversation | null>(null);

/** Keeps the signed-in user's conversation with the assistant while they visit other pages. */
export function ConversationProvider({ children }: { children: Elements }) {
  const { chat } = useBackend();
  const [conversation] = useState(() => createConversation(chat));
  // Clear the conversation when the user changes.
  useEffect(() => () => conversation.clear(), [conversation]);
  return <ConversationContext value={conversation}>{children}</ConversationContext>;
}

export function useConversation(): Conversation & { now: ConversationState } {
  const conversation = use(ConversationContext);
  if (!conversation) throw new Error('useConversation needs a <ConversationProvider> above it.');
  return { ...conversation, now: useSyncExternalStore(conversation.subscribe, conversation.state) };
}
