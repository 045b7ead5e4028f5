import { describe, expect, it } from 'vitest';
import { withinLimits } from './chatLimits.ts';
import type { ChatMessage } from './interfaces/Chat.ts';

const message = (content: string, index = 0): ChatMessage => ({
  role: index % 2 ? 'assistant' : 'user',
  content,
});

describe('the messages sent from a conversation', () => {
  it('are all of a short one', () => {
    const messages = [message('a'), message('b', 1), message('c')];
    expect(withinLimits(messages)).toEqual(messages);
  });

  it('are at most the forty newest', () => {
    const kept = withinLimits(Array.from({ length: 101 }, (_, index) => message(`${index}`, index)));
    expect(kept.length).toBeGreaterThan(38);
    expect(kept.length).toBeLessThanOrEqual(40);
    expect(kept.at(-1)?.content).toBe('100');
  });

  it.each([100, 101])('start with a question if there are %i', (length) => {
    const messages = Array.from({ length }, (_, index) => message(`${index}`, length - 1 - index));
    expect(withinLimits(messages)[0]?.role).toBe('user');
  });

  it('have at most 4,000 characters each', () => {
    expect(withinLimits([message('x'.repeat(9_000))])[0]?.content).toHaveLength(4_000);
  });

  it('never contain half an emoji', () => {
    const [kept] = withinLimits([message(`${'x'.repeat(3_999)}🌞🌞`)]);
    expect(kept?.content).toBe(`${'x'.repeat(3_999)}🌞`);
  });

  it('stay under 64 KB and include the last one', () => {
    const kept = withinLimits(Array.from({ length: 40 }, (_, index) => message('ü'.repeat(4_000), index)));
    expect(new TextEncoder().encode(JSON.stringify({ messages: kept })).length).toBeLessThan(65_536);
    expect(kept.length).toBeGreaterThan(1);
  });
});
