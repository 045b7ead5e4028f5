import { Fault } from './Fault.ts';
import { objectOf, parseJson } from './json.ts';

export interface Message {
  role: 'user' | 'assistant';
  content: string;
}

const limits = { messages: 40, characters: 4000 };

/** Reads only the messages from a request's body. Throws a 400 with the reason. */
export function parseConversation(body: string): Message[] {
  const value = parseJson(body, "The body isn't JSON.");
  const { messages } = objectOf(value, 'The body must be a JSON object with messages.');
  if (!Array.isArray(messages) || messages.length < 1 || messages.length > limits.messages) {
    throw new Fault(400, `There must be 1 to ${limits.messages} messages.`);
  }
  const conversation = messages.map(messageOf);
  if (conversation.at(-1)?.role !== 'user') throw new Fault(400, 'The last message must be from the user.');
  return conversation;
}

/** The question: the last message, as text that a database accepts. */
export const questionOf = (conversation: readonly Message[]): string =>
  asText(conversation.at(-1)?.content ?? '');

/** The person's previous question, if any. */
export function questionBefore(conversation: readonly Message[]): string | undefined {
  const previous = conversation.slice(0, -1).findLast(({ role }) => role === 'user');
  return previous && asText(previous.content);
}

const asText = (content: string) => content.toWellFormed().replaceAll('\0', ' ');

function messageOf(value: unknown): Message {
  const { role, content } = objectOf(value, 'Every message must be an object with role and content.');
  if (role !== 'user' && role !== 'assistant') {
    throw new Fault(400, 'The role of a message must be user or assistant.');
  }
  if (typeof content !== 'string' || content === '' || [...content].length > limits.characters) {
    throw new Fault(400, `The content of a message must be text of 1 to ${limits.characters} characters.`);
  }
  return { role, content };
}
