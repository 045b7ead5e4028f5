import { listText } from '../artwork/text/listText.ts';

interface EventFacts {
  date?: string;
  time?: string;
  place?: string;
}

/** Lists the missing essential facts of an event, in a sentence for the user. */
export function eventGaps({ date, time, place }: EventFacts): string[] {
  const missingNames = Object.entries({ date, time, place }).flatMap(([name, value]) =>
    value?.trim() ? [] : [name],
  );
  return missingNames.length > 0 ? [`Add the event's ${listText(missingNames)}.`] : [];
}
