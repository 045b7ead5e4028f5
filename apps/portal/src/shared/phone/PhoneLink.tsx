import { Link } from '@daybreak/ui';
import { loadPart } from '@daybreak/ui/load';
import { startTransition, useEffect, useMemo, useState } from 'react';

let reader: typeof import('@daybreak/brand/phone') | undefined;
let isRequested = false;
const listeners = new Set<() => void>();

/** Loads the phone number parser after the page, because it has data for every country. */
async function ask() {
  isRequested = true;
  try {
    reader = await loadPart(() => import('@daybreak/brand/phone'), { optional: true });
    for (const listener of listeners) listener();
  } catch {
    // The next number shown tries again. Until then, numbers are plain text.
    isRequested = false;
  }
}

function whenRead(listener: () => void): (() => void) | undefined {
  if (reader) {
    listener();
    return;
  }
  listeners.add(listener);
  if (!isRequested) void ask();
  return () => listeners.delete(listener);
}

/** A phone number as a link that dials it. Anything that isn't a number, such as "ask reception", stays text. */
export function PhoneLink({ number, className }: { number: string; className?: string }) {
  const [loadedReader, setLoadedReader] = useState(reader);
  // In a transition, because a page has many numbers and each takes a few milliseconds to parse.
  useEffect(() => whenRead(() => startTransition(() => setLoadedReader(reader))), []);
  const href = useMemo(() => loadedReader?.phoneLink(number), [loadedReader, number]);
  if (!href) {
    return (
      <span className={className} translate={loadedReader ? undefined : 'no'}>
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
