import { describe, expect, it } from 'vitest';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { businessCard, businessCardSpecification } from './businessCard.ts';
import { contactCard } from './contactCode.ts';

describe('a business card', () => {
  it.each([
    ['horizontal', '3.5x2', 3.5, 2, 'in', 0.125],
    ['vertical', '3.5x2', 2, 3.5, 'in', 0.125],
    ['horizontal', '85x55', 85, 55, 'mm', 3],
    ['vertical', '85x55', 55, 85, 'mm', 3],
  ] as const)('is %s, %s, front and back, with bleed', (layout, size, width, height, unit, bleed) => {
    const sides = businessCard.artboards({ layout, size, composition: 'sunrise' });
    expect(sides.map(({ id }) => id)).toEqual(['front', 'back']);
    for (const side of sides) expect(side.size).toEqual({ width, height, unit, bleed });
  });

  it('states size, resolution and format for the print shop', () => {
    const text = businessCardSpecification({ size: '3.5x2' }).join('\n');
    expect(text).toContain('3.5" x 2" (89mm x 51mm)');
    expect(text).toContain('300 DPI');
    expect(text).toContain('PDF/AI vector preferred');
    expect(businessCardSpecification({ size: '85x55' })).toEqual(
      expect.arrayContaining(['Standard size: 85mm x 55mm', 'Bleed: 3mm on each edge']),
    );
  });
});

describe('its vCard', () => {
  it('names the person in a vCard 3.0', () => {
    const user = { ...defaultUserDetails, name: 'Ada Okafor', title: 'COO; Board, North' };
    expect(contactCard(user).split('\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Okafor;Ada',
      'FN:Ada Okafor',
      'ORG:Daybreak',
      'TITLE:COO\\; Board\\, North',
      'TEL:+15125550142',
      'EMAIL:hello@daybreak.example',
      'END:VCARD',
    ]);
  });

  it('names the company until a name is entered, and includes no line breaks from fields', () => {
    expect(contactCard(defaultUserDetails)).toContain('FN:Daybreak\n');
    expect(contactCard({ ...defaultUserDetails, name: 'A\nURL:javascript:alert(1)' })).toContain(
      'FN:A URL:javascript:alert(1)\n',
    );
  });
});
