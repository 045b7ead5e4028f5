import { company } from '@daybreak/brand';
import type { OpenPosition } from './openPosition.ts';

const employmentTypes = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
} as const;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Turns lines into HTML paragraphs, as a `JobPosting` description requires. */
const paragraphs = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => `<p>${escaped(line.trim())}</p>`)
    .join('');

/**
 * Returns a position for search engines (https://schema.org/JobPosting). A day ends on Baker Island (UTC−12), as in
 * the database. The text goes into a script element, so nothing in it may close that element.
 */
export function jobPosting(id: string, position: OpenPosition): string {
  const {
    title,
    place,
    country,
    remote,
    kind,
    description,
    pay_from,
    pay_to,
    pay_per,
    closes_on,
    posted_on,
  } = position;
  const posting = {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title,
    description: paragraphs(description || title),
    identifier: { '@type': 'PropertyValue', name: company.legalName, value: id },
    datePosted: posted_on,
    ...(closes_on ? { validThrough: `${closes_on}T23:59:59-12:00` } : {}),
    employmentType: employmentTypes[kind],
    hiringOrganization: { '@type': 'Organization', name: company.legalName },
    // Remote work has no place, so state the country it can be done from.
    ...(remote
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: country },
        }
      : {
          jobLocation: {
            '@type': 'Place',
            address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: country },
          },
        }),
    ...(pay_per
      ? {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: 'USD',
            value: {
              '@type': 'QuantitativeValue',
              minValue: pay_from,
              maxValue: pay_to,
              unitText: pay_per.toUpperCase(),
            },
          },
        }
      : {}),
    directApply: true,
  };
  return JSON.stringify(posting).replaceAll('<', '\\u003c');
}
