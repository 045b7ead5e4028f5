const replies: [words: RegExp, answer: string][] = [
  [
    /^(hi|hello|hey|howdy|good (morning|afternoon|evening|day))( (there|ray|all|again))?$/,
    'Hello! What would you like to know? I can help you find colleagues, portal pages and facts about our materials, brand and services.',
  ],
  [
    /^(ok |okay |great |perfect )?(thanks|thank you|thx|cheers|ty)( (a lot|so much|very much|ray|again|you))*$/,
    "You're welcome. Ask me anytime.",
  ],
  [/^(bye|goodbye|see you|good night)( ray)?$/, "Goodbye! I'm here when you need me."],
  [
    /^(how are you|how is it going|hows it going)( today)?( ray)?$/,
    "I'm doing well, thanks. What can I find for you?",
  ],
  [
    /^(help|help me|can you help( me)?|what (can|do) you do( for me)?|what (can|should) i ask( you)?|what are you (for|good for)|how (can|do) you help( me)?|what can ray do)$/,
    'I can answer questions about what\'s in the portal. Ask me for a colleague\'s phone number, email or job title, or how to do something here, such as "How do I change my password?" I can also tell you what you can create in the Marketing Center and in which sizes, and answer questions about our brand and services.',
  ],
];

/** Answers messages that aren't questions about the portal: greetings, thanks, asking what it can do. */
export function smallTalk(text: string): string | undefined {
  const words = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z]+/g, ' ')
    .trim();
  return replies.find(([pattern]) => pattern.test(words))?.[1];
}
