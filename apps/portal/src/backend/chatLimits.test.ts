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
    const recent = withinLimits(Array.from({ length: 101 }, (_, index) => message(`${index}`, index)));
    expect(recent.length).toBeGreaterThan(38);
    expect(recent.length).toBeLessThanOrEqual(40);
    expect(recent.at(-1)?.content).toBe('100');
  });

  it.each([100, 101])('start with a question if there are %i', (length) => {
    const messages = Array.from({ length }, (_, index) => message(`${index}`, length - 1 - index));
    expect(withinLimits(messages)[0]?.role).toBe('user');
  });

  it('have at most 4,000 characters each', () => {
    expect(withinLimits([message('x'.repeat(9_000))])[0]?.content).toHaveLength(4_000);
  });

  it('never contain half an emoji', () => {
    const [recent] = withinLimits([message(`${'x'.repeat(3_999)}🌞🌞`)]);
    expect(recent?.content).toBe(`${'x'.repeat(3_999)}🌞`);
  });

  it('stay under 64 KB and include the last one', () => {
    const recent = withinLimits(Array.from({ length: 40 }, (_, index) => message('ü'.repeat(4_000), index)));
    expect(new TextEncoder().encode(JSON.stringify({ messages: recent })).length).toBeLessThan(65_536);
    expect(recent.length).toBeGreaterThan(1);
  });
});
