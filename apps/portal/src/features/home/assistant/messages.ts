import { company } from '@daybreak/brand';

const name = company.assistantName;

/** Texts taken verbatim from the specification. The rest are the card's own labels. */
export const assistant = {
  title: `Ask ${name}, your AI Assistant`,
  emptyTitle: 'How can I help you today?',
  empty: 'Ask me about solar energy, sustainability, or work topics',
  placeholder: 'Type your question...',
  thinking: 'Thinking...',
  input: `Your question to ${name}`,
  conversation: `Conversation with ${name}`,
  you: 'You',
  name,
  send: 'Send',
  stop: 'Stop',
  retry: 'Ask again',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Your browser blocked copying. Select the text and copy it manually.',
  stopped: 'Stopped.',
  cutOff: 'The connection was lost before the answer finished.',
  clear: 'New conversation',
  started: `${name} is answering.`,
  answered: (text: string) => `${name} answered: ${text}`,
  done: 'Done',
  open: 'Open',
  suggestions: 'Suggested questions',
};

/** Maximum characters of the question that the canned answer repeats. */
const longestEcho = 160;

/** Cuts to whole characters, emoji included, of at most 160 code points. */
function echoOf(question: string): string {
  let echo = '';
  for (const { segment } of new Intl.Segmenter().segment(question)) {
    if ([...echo, ...segment].length > longestEcho) return `${echo.trimEnd()}`;
    echo += segment;
  }
  return echo;
}

/** Shown when no answer could be loaded. */
export function cannedAnswer(question: string): string {
  const echo = echoOf(question.trim());
  return echo
    ? `Here is a quick answer while ${name} initializes: you asked “${echo}”. Ask again in a moment for a full answer.`
    : `Hi! I'm ${name}. Ask me anything about solar, recycling, or your workflow.`;
}
