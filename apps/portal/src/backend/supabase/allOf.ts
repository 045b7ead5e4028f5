import { type Answer, unwrapData } from './failures.ts';

/** Rows per request: hosted projects return at most a thousand and silently drop the rest (`max_rows`). */
export const pageSize = 1_000;

/** Fetches every row of a request, page by page. The request must have a total order. */
export async function allOf<T>(
  page: (from: number, to: number) => PromiseLike<readonly T[] | null>,
): Promise<T[]> {
  const rowsSoFar: T[] = [];
  for (;;) {
    const rows = await page(rowsSoFar.length, rowsSoFar.length + pageSize - 1);
    // Not "fewer than asked for": a project may return fewer rows at a time than our page size.
    if (!rows?.length) return rowsSoFar;
    rowsSoFar.push(...rows);
  }
}

/** Fetches every row of a query, which must have a total order. */
export const allRows = <T>(page: (from: number, to: number) => PromiseLike<Answer<readonly T[] | null>>) =>
  allOf(async (from, to) => unwrapData(await page(from, to)));
