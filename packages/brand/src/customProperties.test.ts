import { describe, expect, it } from 'vitest';
import { brandValues, cssColor, customPropertiesSheet } from './customProperties.ts';
import { palette, paletteNames } from './palette.ts';
import { brandVars } from './vars.css.ts';

describe('custom properties', () => {
  it.each(paletteNames)('have the contract’s name for a color: %s', (name) => {
    expect(cssColor(name)).toBe(brandVars.color[name]);
    expect(brandValues.color[name]).toBe(palette[name].hex);
  });

  it('are all set by the style sheet', () => {
    const sheet = customPropertiesSheet();
    for (const group of Object.values(brandVars))
      for (const reference of Object.values(group)) expect(sheet).toContain(`${reference.slice(4, -1)}: `);
    expect(sheet).toContain('  --brand-color-cyan: #14BCC0;\n');
  });
});
