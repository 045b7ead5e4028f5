import { describe, expect, it } from 'vitest';
import { commandOf } from './keys.ts';

const press = (key: string, modifiers = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
});

describe('commandOf', () => {
  it.each([
    [' ', 'next'],
    ['ArrowRight', 'next'],
    ['ArrowLeft', 'previous'],
    ['Home', 'first'],
    ['End', 'last'],
    ['f', 'fullScreen'],
    ['F', 'fullScreen'],
    ['o', 'overview'],
    ['O', 'overview'],
  ])('maps %j to %s', (key, command) => {
    expect(commandOf(press(key), 'slides')).toBe(command);
    expect(commandOf(press(key), 'overview')).toBe(command);
  });

  it.each(['Enter', 'Tab', 'ArrowUp', 'ArrowDown', 'PageDown', 'a', 'Escape'])('ignores %s', (key) => {
    expect(commandOf(press(key), 'slides')).toBeUndefined();
  });

  it.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])('does nothing under %s', (modifier) => {
    for (const key of [' ', 'ArrowRight', 'ArrowLeft', 'Home', 'f', 'o'])
      expect(commandOf(press(key, { [modifier]: true }), 'slides')).toBeUndefined();
  });

  it('ignores single letters when they’re switched off', () => {
    for (const key of ['f', 'F', 'o', 'O']) expect(commandOf(press(key), 'slides', false)).toBeUndefined();
    expect(commandOf(press(' '), 'slides', false)).toBe('next');
  });

  it('leaves scrolling keys to the reading mode', () => {
    for (const key of [' ', 'ArrowRight', 'ArrowLeft', 'Home', 'End'])
      expect(commandOf(press(key), 'reading')).toBeUndefined();
    expect(commandOf(press('o'), 'reading')).toBe('overview');
  });

  it('returns to the slides on Escape', () => {
    expect(commandOf(press('Escape'), 'overview')).toBe('back');
    expect(commandOf(press('Escape'), 'reading')).toBe('back');
  });
});
