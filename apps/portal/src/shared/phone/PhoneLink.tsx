import { Link } from '@daybreak/ui';
import { loadPart } from '@daybreak/ui/load';
import { startTransition, useEffect, useMemo, useState } from 'react';

type Reader = typeof import('@daybreak/brand/phone');

let reader: Reader | undefined;
let isAsked = false;
const waiting = new Set<() => void>();

/** Loads the phone number parser after the page, because it has data for every country. */
async function ask() {
  isAsked = true;
  try {
    reader = await loadPart(() => import('@daybreak/brand/phone'), { optional: true });
    for (const tell of waiting) tell();
  } catch {
    // The next number shown tries again. Until then, numbers are plain text.
    isAsked = false;
  }
}

function whenRead(tell: () => void): (() => void) | undefined {
  if (reader) {
    tell();
    return;
  }
  waiting.add(tell);
  if (!isAsked) void ask();
  return () => waiting.delete(tell);
}

/** A phone number as a link that dials it. Anything that isn't a number, such as "ask reception", stays text. */
export function PhoneLink({ number, className }: { number: string; className?: string }) {
  const [known, setKnown] = useState(reader);
  // In a transition, because a page has many numbers and each takes a few milliseconds to parse.
  useEffect(() => whenRead(() => startTransition(() => setKnown(reader))), []);
  const href = useMemo(() => known?.phoneLink(number), [known, number]);
  if (!href) {
    return (
      <span className={className} translate={known ? undefined : 'no'}>
        {number}
      </span>
    );
  }
  return className ? (
    <a href={href} className={className} translate="no">
      {number}
    </a>
  ) : (
    <Link href={href} translate="no">
      {number}
    </Link>
  );
}
