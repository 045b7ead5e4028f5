export { beyondLatin } from './faces/beyondLatin.ts';
export { plainLine, plainLines } from './words/plainText.ts';
export { holdsWords, sameWords } from './words/sameWords.ts';
export { isSeen, shownTexts, textsIn } from './words/shownTexts.ts';
