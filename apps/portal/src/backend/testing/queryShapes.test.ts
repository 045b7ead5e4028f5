import { expect, test } from 'vitest';
import { carriedBy } from './carriedBy.ts';
import { listedShapes, shapeOf, shapeRecord } from './queryShape.ts';
import { queryShapes, type ShapeGroup } from './queryShapes.ts';

const groups = Object.keys(queryShapes) as ShapeGroup[];
const shapes = groups.flatMap(listedShapes);

/** Returns the names that `carriedBy` has for a part. */
function kindsOf(part: string): string[] {
  if (part.startsWith('Prefer:') || part.startsWith('Accept:')) return [part];
  const [name = '', value] = part.split('=');
  if (value === undefined || name === 'on_conflict') return [name];
  if (name === 'select') return ['select', 'embedding'];
  if (name === 'order') return value.includes('nullsfirst') ? ['order', 'nullsfirst'] : ['order'];
  return ['filter', ...value.split('.')];
}
const kindsOfShape = ({ call, parts, optional }: (typeof shapes)[number]) => {
  const all = [...parts, ...optional];
  const [method = ''] = call.split(' ');
  const isCall = call.startsWith('POST rpc/');
  const how = isCall ? ['POST rpc', ...(all.length > 0 ? ['POST rpc with parameters'] : [])] : [method];
  return [...how, ...all.flatMap(kindsOf)];
};

test('each part of a shape is documented, and nothing else is quoted', () => {
  expect(new Set(shapes.flatMap(kindsOfShape))).toEqual(new Set(Object.keys(carriedBy)));
});

test('each shape is listed once', () => {
  expect(new Set(shapes.map(({ line }) => line)).size).toBe(shapes.length);
});

const get = (query: string, headers = {}) => new Request(`http://x/rest/v1/${query}`, { headers });

test('a shape has no values', () => {
  const asked = get('pieces?select=id,name&id=in.(1,2)&folder=not.is.null&order=id.desc&limit=5', {
    prefer: 'count=exact,return=minimal',
  });
  expect(shapeOf(asked.method, asked.url, asked.headers)).toEqual({
    call: 'GET pieces',
    parts: [
      'select',
      'id=in',
      'folder=not.is',
      'order=id.desc',
      'limit',
      'Prefer:count=exact',
      'Prefer:return=minimal',
    ],
  });
});

test.each([
  ['staff_directory?select=*&user_id=neq.1', {}],
  ['staff_directory?select=id,manager(id)&user_id=in.(1)', {}],
  ['staff_directory?select=id::text&user_id=in.(1)', {}],
  ['staff_directory?select=*&or=(user_id.eq.1)', {}],
  ['staff_directory?select=*&user_id=in.(1)', { prefer: 'count=exact' }],
  ['staff_directory?select=*&user_id=in.(1)', { range: '0-9' }],
  ['staff_directory?user_id=in.(1)', {}],
  ['unknown?select=*', {}],
])('%s %j is not listed', (query, headers) => {
  const record = shapeRecord();
  record.note(get(query, headers));
  expect(record.unlisted()).toHaveLength(1);
});

test('an optional part that is never sent is reported', () => {
  const record = shapeRecord();
  const line = 'GET pieces select owner_id=eq [id=gt] order=id limit';
  expect(record.unsent('library')).toContain(line);
  record.note(get('pieces?select=id&owner_id=eq.1&order=id&limit=9'));
  expect(record.unsent('library')).not.toContain(line);
  expect(record.unsent('library')).toContain(`${line} id=gt`);
});
