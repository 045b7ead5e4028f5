export interface HeadedPoint {
  head: string;
  text: string;
}

/** Splits "Heading: text" into both; everything else is text. */
export function pointOf(stretch: string): HeadedPoint {
  const [, head = '', rest = ''] = /^([^:.!?]{2,40}):\s+(.+)$/su.exec(stretch) ?? [];
  return head ? { head: head.trim(), text: rest.trim() } : { head: '', text: stretch.trim() };
}

/** Splits text into its nonempty lines. */
export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim());
