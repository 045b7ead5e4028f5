/** The boundary between two statements. */
const joint =
  /[.;:!?]+\s+|,\s+|\s+[-–—]\s+|\s+(?:and now|and so|so that|so|because|since|but|then)\s+(?=\w+ )|\s+and\s+(?=(?:how|what|where|who|which|when|why|can|could|may|do|does|is|are|i|we|it|the|now)\b)/i;

/** The start or content of a clause that asks for something. */
const asks =
  /\b(how|what|where|which|who|when|why|can i|can you|can we|could|may i|should|do i|does|is there|are there|need|want|would like|help|tell me|show me)\b/i;

/**
 * Splits a question into the parts that could be questions themselves, the likeliest first. People explain before they
 * ask ("I have a new phone, how do I …?"), and the explanation isn't what they want to know. Empty if there's only one
 * part.
 */
export function askingClauses(question: string): string[] {
  const clauses = question
    .split(joint)
    .map((clause) => clause.replace(/[?!.]+$/, '').trim())
    .filter((clause) => /\w+\W+\w+\W+\w/.test(clause));
  // The last one is the likeliest of either kind: a problem comes after its story.
  const parts = clauses.toReversed();
  parts.sort((one, other) => Number(asks.test(other)) - Number(asks.test(one)));
  return parts.length === 1 && parts[0] === question.replace(/[?!.]+$/, '').trim() ? [] : parts;
}
