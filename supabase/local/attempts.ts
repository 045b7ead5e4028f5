/** Refuses after `limit` failures within `windowMs`. The hosted auth server counts every sign-in of an address. */
export function createAttempts(limit: number, windowMs: number, now = Date.now) {
  let failures: number[] = [];
  return {
    exhausted() {
      failures = failures.filter((time) => time > now() - windowMs);
      return failures.length >= limit;
    },
    failed: () => void failures.push(now()),
    clear() {
      failures = [];
    },
  };
}

export type Attempts = ReturnType<typeof createAttempts>;
