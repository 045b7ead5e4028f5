/** Whom the author wants thanked or welcomed is thanked and welcomed. */
const spoken: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:to |we(?: want| would like|[’']d like) to )?(?:say )?(?:thank(?:s|ing)?|thx)(?: you)?(?: to)? (?=(?:the|our|all|every\p{L}*|\p{Lu}|\d+)\b)/iu,
    'Thank you to ',
  ],
  [
    /^(?:to |we(?: want| would like|[’']d like) to )?welcom(?:e|ing) (?=(?:the|our|all|\p{Lu})\b)/iu,
    'Welcome ',
  ],
  [
    /^(?:to |we(?: want| would like|[’']d like) to )?(?:say hello to|introduc(?:e|ing)) (?=(?:the|our|\p{Lu})\b)/iu,
    'Meet ',
  ],
  [
    /^(?:to |we(?: want| would like|[’']d like) to )?congratulat(?:e|ing) (?=(?:the|our|all|\p{Lu})\b)/iu,
    'Congratulations to ',
  ],
];
const wanted =
  /^we(?: want| would like| wish|[’']d like) to (?=(?:invite|offer|share|celebrate|announce|show)\b)/iu;
export const said = (text: string): string =>
  spoken.reduce((words, [asked, answer]) => words.replace(asked, answer), text.trim().replace(wanted, 'We '));
