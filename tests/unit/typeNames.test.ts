import { expect, it } from 'vitest';
import { listed, read } from './listed.ts';

/** The package of a file, such as `packages/ui`. */
const packageOf = (file: string) => file.split('/').slice(0, 2).join('/');

const sources = listed('packages/*/src/**', 'apps/portal/src/**').filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file),
);

it('no package exports two types with the same name', () => {
  const places = new Map<string, string[]>();
  for (const file of sources)
    for (const [, name] of read(file).matchAll(/^export (?:interface|type|class) (\w+)/gm)) {
      const key = `${packageOf(file)} ${name}`;
      places.set(key, [...(places.get(key) ?? []), file]);
    }
  expect(places.size).toBeGreaterThan(250);
  expect([...places].filter(([, files]) => files.length > 1)).toEqual([]);
});
