/** Returns an address's response within 15 seconds, or the reason in words for a failure. */
export async function answerOf(address: string, init: RequestInit = {}): Promise<Response | string> {
  try {
    return await fetch(address, { ...init, signal: AbortSignal.timeout(15_000) });
  } catch (error) {
    const { message, cause } = error as Error;
    return cause instanceof Error ? cause.message || message : message;
  }
}
