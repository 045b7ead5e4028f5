import { type ExportRequest, orPicture } from '../types.ts';
import type { PieceFacts, SideFacts } from './facts.ts';
import { errorFinding, type PreflightFinding, warningFinding } from './findings.ts';
import { resolutionOf } from './pictureRules.ts';
import { textFindings } from './textRules.ts';
import { placeholdersIn, strangersIn } from './wordRules.ts';

interface Words {
  labelOf: (field: string) => string;
  /** Text that's on a piece until the user changes it: "Your Name". */
  placeholders?: readonly string[];
  /** The table row that the piece is made from. In this case there's no form with the user's own details, and no other format to choose. */
  row?: number | undefined;
}

const levels: readonly PreflightFinding['level'][] = ['error', 'severe', 'warning'];

/** The findings on a piece before its file is made. Each is listed once, worst first. */
export function preflight(
  { sides, refusals }: PieceFacts,
  { format }: Pick<ExportRequest, 'format'>,
  words: Words,
): PreflightFinding[] {
  const findings = [
    ...(format === 'pdf' ? refusals.pdf : refusals.picture).map((says) =>
      errorFinding(words.row === undefined ? says : says.replace(orPicture, '')),
    ),
    ...(format === 'pdf' ? [] : strangersIn(sides)),
    ...sides.flatMap((facts) => findingsOf(facts, words)),
  ];
  const distinctFindings = new Map(findings.map((finding) => [finding.says, finding]));
  return [...distinctFindings.values()].sort((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));
}

function findingsOf(facts: SideFacts, { labelOf, placeholders = [], row }: Words): PreflightFinding[] {
  const { size, texts, pictures, tooLong } = facts;
  return [
    ...tooLong.map((field) =>
      errorFinding(`${labelOf(field)} is too long for this piece. Shorten it to fit.`),
    ),
    ...placeholdersIn(texts, placeholders, row),
    ...texts
      .filter(({ name, spills, toEdge }) => (spills || toEdge < 0) && !tooLong.includes(name))
      .map(({ name }) =>
        errorFinding(`${labelOf(name)} doesn't fit in its space. Shorten the text or its longest word.`),
      ),
    ...texts.flatMap((text) => textFindings(text, size.unit, labelOf)),
    ...pictures.flatMap((picture) => resolutionOf(picture, facts)),
    ...(facts.bleedFilled === false
      ? [
          warningFinding(
            `The background of “${facts.side}” doesn't reach the edge of the bleed, so a thin white edge could show after trimming. Choose another layout.`,
          ),
        ]
      : []),
  ];
}
