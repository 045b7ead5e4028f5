/**
 * Replaces `@supabase/realtime-js` in the built portal (see vite.config.ts), because the product opens no channels. Has
 * only the members that the client uses, which is to pass on the token.
 */
export class RealtimeClient {
  setAuth(): Promise<void> {
    return Promise.resolve();
  }

  channel(): never {
    throw new Error(
      "Realtime channels aren't part of this build. Remove the alias in vite.config.ts to use them.",
    );
  }

  getChannels(): [] {
    return [];
  }
}
