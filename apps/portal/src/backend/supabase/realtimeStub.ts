/**
 * Replaces `@supabase/realtime-js` in the built portal (see vite.config.ts), because the product opens no channels.
 * It has only the members that the client itself uses: the client passes on the token, and nothing else.
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
