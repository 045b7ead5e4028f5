/** Rows per request: hosted projects answer with no more than a thousand, and cut the others without a word (`max_rows`). */
export const pageSize = 1_000;

/** Every row that a request would answer with, page by page; the request has an order that leaves none open. */
export async function allOf<T>(
  page: (from: number, to: number) => PromiseLike<readonly T[] | null>,
): Promise<T[]> {
  const received: T[] = [];
  for (;;) {
    const rows = await page(received.length, received.length + pageSize - 1);
    // Not "fewer than asked for": a project may answer with fewer rows at a time than a page here has.
    if (!rows?.length) return received;
    received.push(...rows);
  }
}
