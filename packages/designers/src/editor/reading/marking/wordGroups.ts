import { groupedWords } from './groupedWords.ts';

let groups: Map<string, string> | undefined;

/**
 * The names of the groups of words used alike that a word is in: by each part of its vector (GloVe; Pennington et al., 2014). None if the word
 * is rare.
 */
export function groupsOf(word: string): string[] {
  groups ??= new Map(groupedWords.split('\n').map((line) => line.split(' ') as [string, string]));
  const all = groups;
  // Of a word with hyphens, the last says most.
  const known = [word, word.replace(/'s?$/, ''), word.split('-').at(-1) ?? ''].find((one) => all.has(one));
  return [...(all.get(known ?? '') ?? '')].map((digit, part) => `group ${part}${digit}`);
}
