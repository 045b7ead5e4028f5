import type { ChatMessage } from './interfaces/Chat.ts';

/**
 * Limits of the chat function: messages, characters per message, and total bytes (leaving some for the JSON around
 * them).
 */
export const chatLimits = { messages: 40, characters: 4_000, bytes: 60_000 };

const encoder = new TextEncoder();

/**
 * The newest part of a conversation that the server accepts, starting with a question. Always includes the last
 * message.
 */
export function withinLimits(messages: readonly ChatMessage[]): ChatMessage[] {
  const recent: ChatMessage[] = [];
  let bytes = 0;
  for (const { role, content } of messages.slice(-chatLimits.messages).reverse()) {
    const message = { role, content: [...content].slice(0, chatLimits.characters).join('') };
    bytes += encoder.encode(JSON.stringify(message)).length;
    if (recent.length > 0 && bytes > chatLimits.bytes) break;
    recent.unshift(message);
  }
  // An answer without its question would make no sense.
  while (recent[0]?.role === 'assistant') recent.shift();
  return recent;
}
