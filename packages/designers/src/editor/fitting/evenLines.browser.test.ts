import { afterEach, describe, expect, it } from 'vitest';
import { evenLines, freeLines } from './evenLines.ts';
import { runToEnd } from './pendingFits.ts';

const artboard = document.createElement('div');
document.body.append(artboard);
afterEach(() => artboard.replaceChildren());

function box(text: string, style: string) {
  const element = document.createElement('p');
  element.style.cssText = `--even: lines; font: 20px/1.2 monospace; margin: 0; inline-size: 30ch; ${style}`;
  element.textContent = text;
  artboard.append(element);
  return element;
}

function linesOf(element: HTMLElement): string[] {
  const lines: { top: number; text: string }[] = [];
  const range = document.createRange();
  const node = element.firstChild as Text;
  for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const { top } = range.getBoundingClientRect();
    const last = lines.at(-1);
    if (last?.top === top) last.text += ` ${word}`;
    else lines.push({ top, text: word });
  }
  return lines.map(({ text }) => text);
}

const words = 'Every panel deserves a second sunrise';

describe('even lines', () => {
  it.each(['start', 'center', 'end'])('are about equally long, aligned at the %s', (align) => {
    const element = box(words, `text-align: ${align}`);
    expect(linesOf(element)).toEqual(['Every panel deserves a second', 'sunrise']);
    const { width, height } = element.getBoundingClientRect();
    runToEnd(evenLines(artboard));
    expect(linesOf(element)).toEqual(['Every panel deserves', 'a second sunrise']);
    expect(element.getBoundingClientRect()).toMatchObject({ width, height });
  });

  it('stay at their side of the box', () => {
    const start = box(words, 'text-align: start');
    const end = box(words, 'text-align: end');
    runToEnd(evenLines(artboard));
    const range = document.createRange();
    range.selectNodeContents(start);
    expect(range.getBoundingClientRect().left).toBeCloseTo(start.getBoundingClientRect().left, 0);
    range.selectNodeContents(end);
    expect(range.getBoundingClientRect().right).toBeCloseTo(end.getBoundingClientRect().right, 0);
  });

  it('get their full width back before they are measured', () => {
    const element = box(words, '');
    const { cssText } = element.style;
    runToEnd(evenLines(artboard));
    freeLines(artboard);
    expect(element.style.cssText).toBe(cssText);
  });

  it('are left unchanged if there is one, or if a word is as long as the box', () => {
    const one = box('Sunrise', '');
    const long = box(`${'m'.repeat(30)} sunrise`, '');
    const before = [one, long].map(linesOf);
    runToEnd(evenLines(artboard));
    expect([one, long].map(linesOf)).toEqual(before);
  });

  it('never have a lone word that a narrower width avoids, even in other texts', () => {
    const element = box('Homes and installers can bring up to fifty panels with inverters', '');
    element.style.removeProperty('--even');
    element.dataset.fit = 'text';
    element.style.inlineSize = '55ch';
    expect(linesOf(element).at(-1)).toBe('inverters');
    runToEnd(evenLines(artboard));
    expect(linesOf(element).at(-1)).toMatch(/ /);
  });

  it('keep the padding of their box', () => {
    const button = box(`${words} today`, 'padding-inline: 4em; inline-size: calc(30ch + 8em)');
    button.style.cssText += 'box-sizing: border-box; text-align: center';
    button.style.removeProperty('--even');
    button.dataset.fit = 'text';
    const before = linesOf(button);
    expect(before).toEqual(['Every panel deserves a second', 'sunrise today']);
    runToEnd(evenLines(artboard));
    expect(linesOf(button)).toEqual(before);
  });

  it.each([
    ['Electronics recycling day', ['Electronics', 'recycling day']],
    ['Join us Saturday', ['Join us', 'Saturday']],
  ])('end a three-word headline with two words, unless the last fills its line: %s', (text, lines) => {
    const element = box(text, 'inline-size: 160px');
    element.dataset.tag = 'h1';
    element.dataset.fit = 'headline';
    element.dataset.grow = '1 2';
    element.style.setProperty('--fit', '1');
    element.style.fontSize = 'calc(22px * var(--fit))';
    runToEnd(evenLines(artboard));
    expect(linesOf(element)).toEqual(lines);
  });

  it('are found in nested boxes', () => {
    const list = document.createElement('ul');
    list.style.cssText = '--even: lines; padding: 0; list-style: none';
    artboard.append(list);
    const item = box(words, '');
    list.append(item);
    runToEnd(evenLines(artboard));
    expect(linesOf(item)).toEqual(['Every panel deserves', 'a second sunrise']);
  });
});
