import { describe, expect, it } from 'vitest';
import { jobPosting } from './jobPosting.ts';
import type { OpenPosition } from './openPosition.ts';

const position: OpenPosition = {
  title: 'Field Technician',
  place: 'Austin, Texas',
  country: 'US',
  remote: false,
  kind: 'full_time',
  description: 'Takes panels down.\n\n Drives <vans> & lifts. ',
  pay_from: 52_000,
  pay_to: 64_000,
  pay_per: 'year',
  closes_on: '2026-12-31',
  posted_on: '2026-11-24',
};
const id = '00000000-0000-4000-b000-000000000001';

describe('a position for search engines', () => {
  it('has everything Google asks for in a JobPosting', () => {
    expect(JSON.parse(jobPosting(id, position))).toEqual({
      '@context': 'https://schema.org/',
      '@type': 'JobPosting',
      title: 'Field Technician',
      description: '<p>Takes panels down.</p><p>Drives &lt;vans&gt; &amp; lifts.</p>',
      identifier: { '@type': 'PropertyValue', name: 'Daybreak Data & Solar, Inc.', value: id },
      datePosted: '2026-11-24',
      validThrough: '2026-12-31T23:59:59-12:00',
      employmentType: 'FULL_TIME',
      hiringOrganization: { '@type': 'Organization', name: 'Daybreak Data & Solar, Inc.' },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Austin, Texas', addressCountry: 'US' },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { '@type': 'QuantitativeValue', minValue: 52_000, maxValue: 64_000, unitText: 'YEAR' },
      },
      directApply: true,
    });
  });

  it('has the country instead of a place for remote work', () => {
    const posting = JSON.parse(jobPosting(id, { ...position, place: 'Remote', country: 'MX', remote: true }));
    expect(posting).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'MX' },
    });
    expect(posting).not.toHaveProperty('jobLocation');
  });

  it('leaves out unknown values', () => {
    const bare = {
      ...position,
      description: '',
      pay_from: null,
      pay_to: null,
      pay_per: null,
      closes_on: null,
    };
    const posting = JSON.parse(jobPosting(id, bare));
    expect(posting).not.toHaveProperty('validThrough');
    expect(posting).not.toHaveProperty('baseSalary');
    expect(posting.description).toBe('<p>Field Technician</p>');
  });

  it('can’t close the script element, whatever its text', () => {
    const nasty = { ...position, title: '</script><script>alert(1)</script>', place: '<!--' };
    const text = jobPosting(id, nasty);
    expect(text).not.toContain('<');
    expect(JSON.parse(text).title).toBe(nasty.title);
  });
});
