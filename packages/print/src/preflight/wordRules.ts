import type { SideFacts } from './facts.ts';
import { type PreflightFinding, warningFinding } from './findings.ts';

type Text = SideFacts['texts'][number];

export function strangersIn(sides: readonly SideFacts[]): PreflightFinding[] {
  const signs = [...new Set(sides.flatMap(({ strangers }) => strangers))];
  if (signs.length === 0) return [];
  return [
    warningFinding(
      `Our fonts don't support ${signs.slice(0, 8).join(', ')}${signs.length > 8 ? ' and others' : ''}, so the picture shows ${signs.length === 1 ? 'it' : 'them'} in a different font.`,
    ),
  ];
}

/** Normalizes text for comparison, ignoring case. */
const comparableText = (text: string) => text.trim().toLowerCase();

/** Placeholder words that the user hasn't replaced. */
export function placeholdersIn(
  texts: readonly Text[],
  placeholders: readonly string[],
  row: number | undefined,
): PreflightFinding[] {
  const drawnPhrases = new Set(texts.map(({ phrase }) => comparableText(phrase)));
  const left = placeholders.filter((words) => drawnPhrases.has(comparableText(words)));
  return left.length > 0
    ? [
        warningFinding(
          `${left.map((words) => `“${words}”`).join(' and ')} ${left.length === 1 ? 'is' : 'are'} still on the piece. ${row === undefined ? 'Fill in your details' : `Fill in the missing details in row ${row}`}.`,
        ),
      ]
    : [];
}
