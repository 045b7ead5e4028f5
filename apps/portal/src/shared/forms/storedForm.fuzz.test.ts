import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { hasChanges, restoreUnsaved } from './storedForm.ts';

const saved = { firstName: 'Sam', lastName: 'Rivera', displayName: '' };
const runs = { numRuns: 5_000 };

it('restores only texts of known fields from any stored value, and never throws', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const stored = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.anything().map((value) => JSON.stringify(value) ?? null),
    fc
      .dictionary(fc.constantFrom('firstName', 'lastName', '__proto__', 'constructor', 'x'), fc.jsonValue())
      .map((value) => JSON.stringify(value)),
    fc.constant(null),
  );
  fc.assert(
    fc.property(stored, (text) => {
      const unsaved = restoreUnsaved(text, saved);
      expect(Object.getPrototypeOf(unsaved)).toBe(Object.prototype);
      for (const [name, value] of Object.entries(unsaved)) {
        expect(Object.keys(saved)).toContain(name);
        expect(typeof value).toBe('string');
      }
    }),
    runs,
  );
  expect('polluted' in {}).toBe(false);
});

it('restores every stored edit', () => {
  const text = fc.string({ unit: 'binary', maxLength: 200 });
  fc.assert(
    fc.property(text, text, text, (firstName, lastName, displayName) => {
      const values = { firstName, lastName, displayName };
      const restored = { ...saved, ...restoreUnsaved(JSON.stringify(values), saved) };
      expect(restored).toEqual(values);
      expect(hasChanges(restored, saved)).toBe(hasChanges(values, saved));
    }),
    runs,
  );
});
