import { mailboxOf } from '../../functions/_shared/identity.ts';

/**
 * Counts per key, an email address in most cases: after `limit` within `windowMs` that mailbox waits, however its address is spelled, and no
 * other.
 */
function createBrake(limit: number, windowMs: number, now = Date.now) {
  const counted = new Map<string, number[]>();
  const recent = (mailbox: string) => (counted.get(mailbox) ?? []).filter((time) => time > now() - windowMs);
  return {
    /** Seconds until this key may try again; 0 = now. */
    wait(key: string): number {
      const first = recent(mailboxOf(key)).at(-limit);
      return first === undefined ? 0 : Math.max(1, Math.ceil((first + windowMs - now()) / 1000));
    },
    count(key: string) {
      for (const other of counted.keys()) if (recent(other).length === 0) counted.delete(other);
      const mailbox = mailboxOf(key);
      counted.set(mailbox, [...recent(mailbox), now()]);
    },
    forget: (key: string) => void counted.delete(mailboxOf(key)),
    clear: () => counted.clear(),
  };
}

export type Brake = ReturnType<typeof createBrake>;

/**
 * The brakes of the auth server, each per person: nobody waits for what others did. `secrets`: wrong passwords, and codes of mails.
 * `codes`: of authenticator apps and for recovery, which only who knows the password comes to; a right password forgets none of them.
 * `mails`: what is mailed, as often as `max_frequency` of config.toml says. The hosted server counts per network address
 * too; here everything comes from this computer.
 */
export function createBrakes(now = Date.now) {
  const brakes = {
    secrets: createBrake(10, 5 * 60_000, now),
    codes: createBrake(5, 15 * 60_000, now),
    mails: createBrake(1, 60_000, now),
  };
  return {
    ...brakes,
    clear() {
      for (const brake of Object.values(brakes)) brake.clear();
    },
  };
}

export type Brakes = ReturnType<typeof createBrakes>;
