/** Where one statement ends and another begins. */
const joint =
  /[.;:!?]+\s+|,\s+|\s+[-–—]\s+|\s+(?:and now|and so|so that|so|because|since|but|then)\s+(?=\w+ )|\s+and\s+(?=(?:how|what|where|who|which|when|why|can|could|may|do|does|is|are|i|we|it|the|now)\b)/i;

/** What a clause that asks for something begins with or contains. */
const asks =
  /\b(how|what|where|which|who|when|why|can i|can you|can we|could|may i|should|do i|does|is there|are there|need|want|would like|help|tell me|show me)\b/i;

/**
 * The parts of a question that may be asked by themselves, the likeliest first: people explain before they ask ("I have a new phone, how do
 * I …?"), and what they explain isn't what they want to know. Empty if there's only one part.
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
