import { describe, expect, it } from 'vitest';
import { defaultUserDetails } from '../../userDetails/userDetails.ts';
import { businessCard, businessCardSpecification } from './businessCard.ts';
import { contactCard } from './contactCode.ts';

describe('a business card', () => {
  it.each([
    ['horizontal', 3.5, 2],
    ['vertical', 2, 3.5],
  ] as const)('is %s: %f × %f in, front and back, with bleed', (layout, width, height) => {
    const sides = businessCard.artboards({ layout, composition: 'sunrise' });
    expect(sides.map(({ id }) => id)).toEqual(['front', 'back']);
    for (const { size } of sides) expect(size).toEqual({ width, height, unit: 'in', bleed: 0.125 });
  });

  it('states size, resolution and format for the print shop', () => {
    const text = businessCardSpecification.join('\n');
    expect(text).toContain('3.5" x 2" (89mm x 51mm)');
    expect(text).toContain('300 DPI');
    expect(text).toContain('PDF/AI vector preferred');
  });
});

describe('its vCard', () => {
  it('is the person, as a vCard 3.0', () => {
    const user = { ...defaultUserDetails, name: 'Ada Okafor', title: 'COO; Board, North' };
    expect(contactCard(user).split('\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Okafor;Ada',
      'FN:Ada Okafor',
      'ORG:Daybreak',
      'TITLE:COO\\; Board\\, North',
      'TEL:(512) 555-0142',
      'EMAIL:hello@daybreak.example',
      'END:VCARD',
    ]);
  });

  it('is the company while nobody has entered a name, and takes no line break from a field', () => {
    expect(contactCard(defaultUserDetails)).toContain('FN:Daybreak\n');
    expect(contactCard({ ...defaultUserDetails, name: 'A\nURL:javascript:alert(1)' })).toContain(
      'FN:A URL:javascript:alert(1)\n',
    );
  });
});
