import { printedSheet, printedSize } from '../../editor/sizes/sizes.ts';
import { type BrochureDraft, brochureFields } from './brochure.fields.ts';

/** Limits of a custom edge, in inches. */
const edgeLimits = { least: 3, most: 24 };

/**
 * Reads a length as people type it: `8.5`, `8,5` or `8.5 in`. In inches; undefined for anything else, or outside 3–24.
 */
export function readEdge(text: string): number | undefined {
  const number = /^(\d+(?:[.,]\d+)?)\s*(?:in|")?$/i.exec(text.trim())?.[1];
  const inches = Number(number?.replace(',', '.'));
  return inches >= edgeLimits.least && inches <= edgeLimits.most ? inches : undefined;
}

/** The error in a custom edge and the size shown instead; undefined if it's fine. */
export const edgeError = (edge: 'width' | 'height', text: string): string | undefined =>
  readEdge(text) === undefined
    ? `Enter a number from ${edgeLimits.least} to ${edgeLimits.most}. Until you do, we'll use ${brochureFields[edge].initial} in.`
    : undefined;

/** The open sheet. It lies on its longer edge. */
export function sheetSize({ size, width, height }: Pick<BrochureDraft, 'size' | 'width' | 'height'>) {
  if (size !== 'custom') return printedSheet({ size, orientation: 'landscape' });
  const edges = [
    readEdge(width) ?? Number(brochureFields.width.initial),
    readEdge(height) ?? Number(brochureFields.height.initial),
  ];
  return printedSize(Math.max(...edges), Math.min(...edges));
}
