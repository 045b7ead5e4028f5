import { Link } from '@daybreak/ui';
import { loadPart } from '@daybreak/ui/load';
import { useSyncExternalStore } from 'react';

type Reader = typeof import('@daybreak/brand/phone');

let reader: Reader | undefined;
let isAsked = false;
const waiting = new Set<() => void>();

/** What reads numbers knows those of every country: it comes after the page. */
async function ask() {
  isAsked = true;
  try {
    reader = await loadPart(() => import('@daybreak/brand/phone'), { optional: true });
    for (const tell of waiting) tell();
  } catch {
    // A number that is shown later asks again. Until then they are texts, which can be copied.
    isAsked = false;
  }
}

function subscribe(told: () => void): () => void {
  waiting.add(told);
  if (!isAsked) void ask();
  return () => waiting.delete(told);
}

/** A number that dials itself. What is no number, such as "ask reception", is a text. */
export function PhoneLink({ number, className }: { number: string; className?: string }) {
  const href = useSyncExternalStore(
    subscribe,
    () => reader?.phoneLink(number),
    () => undefined,
  );
  if (!href) return <span className={className}>{number}</span>;
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
