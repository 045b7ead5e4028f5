/** Offered while nothing was asked yet. The portal answers each of them without a provider: `tests/e2e/home.spec.ts` holds it. */
export const suggestedQuestions = [
  'How do I change my password?',
  'What sizes do posters have?',
  'What do we do with old solar panels?',
] as const;
