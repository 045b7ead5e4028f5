/** Shown until the first question is asked. The portal answers each of them without a provider; `tests/e2e/home/home.spec.ts` checks that. */
export const suggestedQuestions = [
  'How do I change my password?',
  'What sizes do posters have?',
  'What do we do with old solar panels?',
] as const;
