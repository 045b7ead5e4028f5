import { describe, expect, it } from 'vitest';
import { inches, pixels } from '../artboardSize.ts';
import type { ArtboardSide } from '../types.ts';
import { madeLine, planLine, plannedFiles } from './filePlan.ts';

const date = new Date(2026, 0, 5);
const side = (id: string, size: ArtboardSide['size']): ArtboardSide => ({ id, label: id, size });
const postcard = ['front', 'back'].map((id) => side(id, inches(6, 4, { bleed: 0.125 })));
const planned = (sides: ArtboardSide[], more: object) =>
  plannedFiles({ designer: 'piece', format: 'png', date, sides, ...more });

describe('a file plan', () => {
  it('counts and measures the files', () => {
    expect(planLine(planned(postcard, {}))).toBe('2 files: 1800 × 1200 px, 300 DPI each.');
    expect(planLine(planned([side('a', pixels(728, 90))], { scale: 2 }))).toBe('1 file: 1456 × 180 px.');
    expect(planLine(planned([side('a', inches(18, 24))], {}))).toBe('1 file: 2700 × 3600 px, 150 DPI.');
    expect(planLine(planned(postcard, { format: 'pdf' }))).toBe('1 file: 2 pages.');
  });

  it('names all files by one pattern, including proofs and ten-up sheets', () => {
    const names = (more: object) => planned(postcard, more).map(({ name }) => name);
    expect(names({})).toEqual(['piece-6x4in-front-20260105.png', 'piece-6x4in-back-20260105.png']);
    expect(names({ format: 'pdf', proof: true })).toEqual(['piece-6x4in-proof-20260105.pdf']);
    expect(names({ format: 'pdf', sheet: 'ten-up' })).toEqual(['piece-8.5x11in-20260105.pdf']);
  });

  it('describes finished files in the same words, plus their size', () => {
    const [file] = planned([side('a', pixels(728, 90))], {});
    expect(madeLine({ name: '', ...file, blob: new Blob(['x'.repeat(2000)]), note: 'Soft.' })).toBe(
      'piece-728x90-20260105.png (728 × 90 px, 2 KB). Soft.',
    );
  });
});
