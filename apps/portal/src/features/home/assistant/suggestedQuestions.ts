/**
 * Shown until the first question. The portal answers each without a provider, as `tests/e2e/home/home.spec.ts` checks.
 */
export const suggestedQuestions = [
  'How do I change my password?',
  'What sizes do posters come in?',
  'What do we do with old solar panels?',
] as const;
