import type { SupabaseClient } from '@supabase/supabase-js';
import { Fault } from '../_shared/Fault.ts';

export interface Turn {
  /** False when the turn couldn't be ended; it then counts as running for a while. */
  end(): Promise<boolean>;
}

/** Takes a turn within the caller's limits. Throws a 429 with Retry-After when none is left. */
export async function takeTurn(server: SupabaseClient, caller: string): Promise<Turn> {
  const { data, error } = await server
    .rpc('take_chat_turn', { caller })
    .single<{ turn: string | null; retry_after: number }>();
  if (error) throw new Fault(502, "The assistant isn't available right now. Try again later.");
  if (data.turn === null) {
    throw new Fault(429, `You've asked a lot of questions. Try again in ${inWords(data.retry_after)}.`, {
      'retry-after': String(data.retry_after),
    });
  }
  return {
    end: async () => !(await server.rpc('end_chat_turn', { turn: data.turn })).error,
  };
}

function inWords(seconds: number): string {
  const [count, unit] =
    seconds < 60
      ? [seconds, 'second']
      : seconds < 3600
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
