import { company } from '@daybreak/brand';
import { describe, expect, it } from 'vitest';
import * as content from './content.ts';
import { notes } from './notes.ts';
import { imagesOf, slides } from './slides.ts';

const oneLine = (text: string) => text.replaceAll('\n', ' ');
const figures = (slide: { figures: readonly { value: string; unit?: string; text: string }[] }) =>
  slide.figures.map(({ value, unit, text }) => oneLine([value, unit, text].filter(Boolean).join(' ')));
const names = (slide: { points: readonly { name: string }[] }) => slide.points.map(({ name }) => name);

describe('the deck', () => {
  it('has the nine slides of the specification in order', () => {
    expect(slides.map((slide) => slide.content.title)).toEqual([
      company.name,
      'The Crisis',
      'Our Services',
      'Our Clients',
      'Notable Clients',
      'Our Advantage',
      'Certifications',
      'Our Process',
      "Let's Connect",
    ]);
    expect(new Set(slides.map(({ id }) => id)).size).toBe(9);
  });

  it('states the figures of the specification', () => {
    expect(figures(content.crisis)).toEqual([
      '80M panels reach end-of-life by 2030',
      '1M tons go to landfill',
      '90% of materials are wasted',
    ]);
    expect(figures(content.advantage)).toEqual([
      '100% regulatory compliance',
      '98% material recovery rate',
      '0% landfill waste',
    ]);
    expect(oneLine(content.ourProcess.lead ?? '')).toBe('24hr quote response, 7-14 days to complete');
  });

  it('states no other number', () => {
    const said = slides.flatMap(({ content: { title, lead = '', figures = [], points = [] } }) => [
      title,
      lead,
      ...figures.flatMap(({ value, text }) => [value, text]),
      ...points.flatMap(({ name, text = '' }) => [name, text]),
    ]);
    expect(new Set(said.join(' ').match(/[\w%]*\d[\w%]*/g))).toEqual(
      new Set(['80M', '2030', '1M', '90%', 'R2v3', '24hr', '7', '14', '100%', '98%', '0%']),
    );
  });

  it('has notes for every slide, with no other numbers except those of the contacts', () => {
    expect(Object.keys(notes)).toEqual(slides.map(({ id }) => id));
    const said = slides
      .map(({ id }) => notes[id])
      .join(' ')
      .replace(company.officePhone, '');
    expect(new Set(said.match(/[\w%]*\d[\w%]*/g))).toEqual(
      new Set(['80M', '2030', '1M', '90%', '100%', '98%', '0%', 'R2v3', '24hr', '7', '14']),
    );
  });

  it('names four services, five kinds of clients, nine clients, four points, three certifications and five steps', () => {
    expect(names(content.services)).toEqual(['Recycle', 'Buy', 'Sell', 'Destroy']);
    expect(names(content.clients)).toEqual([
      'EPC Contractors',
      'Energy & Utility Companies',
      'Utility Scale Operations',
      'Commercial Enterprises',
      'Operations and Maintenance',
    ]);
    expect(new Set(names(content.notableClients)).size).toBe(9);
    expect(content.advantage.points).toHaveLength(4);
    expect(names(content.certifications)).toEqual([
      'R2v3 Qualified',
      'RIOS Qualified',
      'Industry Recognized',
    ]);
    expect(names(content.ourProcess)).toEqual([
      'Send equipment list',
      'We assess and quote',
      'Schedule logistics',
      'Execute processing',
      'Receive documentation',
    ]);
  });

  it('gives each kind of client its own picture and caption', () => {
    expect(new Set(content.clients.points.map(({ picture }) => picture.file)).size).toBe(5);
    expect(new Set(content.clients.points.map(({ text }) => text)).size).toBe(5);
  });

  it('takes contacts from the company', () => {
    expect(content.connect.contacts.map(({ href }) => href)).toEqual([
      'tel:+15125550142',
      `mailto:${company.email}`,
      company.website,
      undefined,
    ]);
  });

  it('names each image of its slides once', () => {
    const paths = slides.flatMap(imagesOf).map(({ path }) => path);
    expect(paths).toHaveLength(25);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
