const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isText = (value: unknown) => typeof value === 'string' && value !== '';

/**
 * Whether a stored text is a session that the client can use. It takes any object with tokens for one, and fails later on a
 * person who is not in it: what another version, an extension or a full disk left behind signs nobody in.
 */
export function isStoredSession(stored: string | null): boolean {
  try {
    const session: unknown = JSON.parse(stored ?? 'null');
    return (
      isRecord(session) &&
      isText(session.access_token) &&
      isText(session.refresh_token) &&
      Number.isFinite(session.expires_at) &&
      isRecord(session.user) &&
      isText(session.user.id)
    );
  } catch {
    return false;
  }
}
