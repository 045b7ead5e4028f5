/** The words before a wish: "we'd like to", "my whole team wants to". */
const request =
  "(?:to |(?:we|i|(?:my|our|the) (?:[\\p{L}’'-]+ ){0,2}[\\p{L}’'-]+)(?: wants?| would (?:like|love)|[’']d (?:like|love)) to )?";
/** Wishes to thank or welcome someone, with the greeting that they become. */
const greetingRules = (
  [
    [
      '(?:say )?(?:thank(?:s|ing)?|thx)(?: you)?(?: to)? (?=(?:the|our|all|every\\p{L}*|\\p{Lu}|\\d+)\\b)',
      'Thank you to ',
    ],
    ['welcom(?:e|ing) (?=(?:the|our|all|\\p{Lu})\\b)', 'Welcome '],
    ['(?:say hello to|introduc(?:e|ing)) (?=(?:the|our|\\p{Lu})\\b)', 'Meet '],
    ['congratulat(?:e|ing) (?=(?:the|our|all|\\p{Lu})\\b)', 'Congratulations to '],
  ] as const
).map(([asked, answer]) => [new RegExp(`^${request}${asked}`, 'iu'), answer] as const);
const wanted =
  /^we(?: want| would like| wish|[’']d like) to (?=(?:invite|offer|share|celebrate|announce|show)\b)/iu;
export const toGreeting = (text: string): string =>
  greetingRules.reduce(
    (words, [asked, answer]) => words.replace(asked, answer),
    text.trim().replace(wanted, 'We '),
  );
