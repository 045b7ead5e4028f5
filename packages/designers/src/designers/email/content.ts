/** The content as blocks of lines: an empty line ends a block. */
export const blocksOf = (content: string): string[][] =>
  content
    .split(/\n\s*\n/)
    .map((block) =>
      block
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .filter((block) => block.length > 0);

/**
 * The text next to the subject in an inbox: the preheader if there is one, or the first sentences of the letter, about
 * 100 characters.
 */
export function preheaderOf({ preheader, content }: { preheader: string; content: string }): string {
  if (preheader.trim()) return preheader.trim();
  const text = blocksOf(content)
    .flat()
    .map((line) => line.replace(/[\p{L}\p{N}]$/u, '$&.'))
    .join(' ');
  const start = [...text].slice(0, 110).join('');
  return start === text ? text : `${start.replace(/\s+\S*$/, '')}…`;
}
