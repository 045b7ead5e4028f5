import { mailboxOf } from '../../functions/_shared/identity.ts';

/**
 * Counts attempts per key, usually an email address. After `limit` attempts within `windowMs`, that mailbox has to
 * wait, however its address is spelled. Others don't.
 */
function createRateLimiter(limit: number, windowMs: number, now = Date.now) {
  const timesByMailbox = new Map<string, number[]>();
  const recent = (mailbox: string) =>
    (timesByMailbox.get(mailbox) ?? []).filter((time) => time > now() - windowMs);
  return {
    /** Seconds until this key may try again; 0 = now. */
    wait(key: string): number {
      const first = recent(mailboxOf(key)).at(-limit);
      return first === undefined ? 0 : Math.max(1, Math.ceil((first + windowMs - now()) / 1000));
    },
    count(key: string) {
      for (const other of timesByMailbox.keys()) if (recent(other).length === 0) timesByMailbox.delete(other);
      const mailbox = mailboxOf(key);
      timesByMailbox.set(mailbox, [...recent(mailbox), now()]);
    },
    forget: (key: string) => void timesByMailbox.delete(mailboxOf(key)),
    clear: () => timesByMailbox.clear(),
  };
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/**
 * The auth server's rate limits, each per person: no one waits because of others. The hosted server also counts per
 * network address; here everything comes from this computer.
 * - `secrets`: wrong passwords and mailed codes
 * - `codes`: codes from authenticator apps and recovery codes, after the password; a correct password doesn't reset
 * them
 * - `mails`: emails sent, limited by `max_frequency` of config.toml
 */
export function createRateLimiters(now = Date.now) {
  const rateLimiters = {
    secrets: createRateLimiter(10, 5 * 60_000, now),
    codes: createRateLimiter(5, 15 * 60_000, now),
    mails: createRateLimiter(1, 60_000, now),
  };
  return {
    ...rateLimiters,
    clear() {
      for (const rateLimiter of Object.values(rateLimiters)) rateLimiter.clear();
    },
  };
}

export type RateLimiters = ReturnType<typeof createRateLimiters>;
