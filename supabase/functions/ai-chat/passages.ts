import type { SupabaseClient } from '@supabase/supabase-js';
import { Fault } from '../_shared/Fault.ts';

/** What `search_portal` finds. */
export interface Passage {
  source: 'portal' | 'directory';
  title: string;
  body: string;
  path: string | null;
}

/** What the portal knows about the question and the caller may read, best first. */
export async function searchPortal(client: SupabaseClient, question: string): Promise<Passage[]> {
  const { data, error } = await client.rpc('search_portal', { question });
  if (error) throw new Fault(502, 'The portal could not be searched. Try again.');
  return data;
}

/** The answer of an assistant without a model: the passages, as Markdown that also reads as plain text. */
export function quote(passages: readonly Passage[]): string {
  if (passages.length === 0) return '';
  return ['From the portal:', ...passages.map(passageText)].join('\n\n');
}

/** Words and the space after them, one by one. */
export const inPieces = (text: string): string[] => text.match(/\S+\s*/g) ?? [];

function passageText({ source, title, body, path }: Passage): string {
  const written = source === 'directory';
  const parts = [
    `**${written ? escaped(title) : title}**`,
    written
      ? body
          .split('\n')
          .map((line) => `- ${escaped(line)}`)
          .join('\n')
      : body,
    ...(path ? [`[Open ${path}](${path})`] : []),
  ];
  return parts.join('\n\n');
}

/** What people typed must not become a link or a tag. */
const escaped = (text: string) => text.replace(/[\\`*[\]<>]/g, '\\$&');
