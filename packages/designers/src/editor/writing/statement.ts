/** Verbs addressed to a designer, and words for what a piece needs more or less of. */
const designers =
  '(?:avoid|design|draft|mention|include|add|highlight|stress|emphasi[sz]e|feature|describe|quote|sound|aim|target|exaggerate|imply|skip|ignore|attach|make|draw|compare|align|crop|(?:end|finish|start|begin|open|close) with|copy|bcc|cc|need|not|no|nothing|more|less|only|all|same)';

/** Words that start no statement. */
const absent =
  '(?:he|she|they|his|her|their|it|this|that|these|those|there|which|who|i|my|same|last|no|not|nothing|so|and|or|but|if|when|for|with|in|on|at|from|by|as|to)';
const verb =
  "(?:is|are|isn[’']t|aren[’']t|will|won[’']t|has|have|does|do|doesn[’']t|don[’']t|goes|go|comes|come|means|mean|(?!as\\b)\\p{L}{2,}(?<![su])s(?= (?:the|an?|its|their|to|in|on|at|by|with|from|into|for|as|no|all|both|each|every|up|out|back|through|off|over|under|until|near|next|again|\\d)\\b))";
/** A plain statement in the present: "the mayor cuts the ribbon", "parking is behind the building". */
const declares = new RegExp(
  `^(?!(?:${designers}|${absent})\\b)(?:(?!not )[\\p{L}’'-]+ ){1,5}?(?:${verb}(?![\\p{L}-])|(?<=s )(?!for|with|and|from|plus)\\p{L}{2,}(?<!s|ed|ing) (?:the|an?|their|its|in|on|at|by|to|with|for|from|into|until|each|every|no|what|who|how|running|open|closed)\\b)`,
  'iu',
);
/** Returns whether words are a plain statement: a subject with what it does or did. */
export const isStatement = (words: string): boolean => declares.test(words);
