import { describe, expect, it } from 'vitest';
import { hasChanges, restoreUnsaved, unsavedOf } from './storedForm.ts';

describe('unsaved changes', () => {
  const saved = { firstName: 'Sam', lastName: 'Rivera' };
  it.each([
    ['nothing', null],
    ['broken JSON', '{"firstName":'],
    ['a list', '["Sam"]'],
    ['null', 'null'],
    ['a number', '7'],
    ['the saved values', JSON.stringify(saved)],
    ['wrong types', '{"firstName":42,"lastName":null}'],
    ['unknown fields', '{"role":"super_admin"}'],
    ['a prototype', '{"__proto__":{"firstName":"Mallory"}}'],
  ])('are not restored from %s', (_name, stored) => {
    expect(restoreUnsaved(stored, saved)).toEqual({});
  });

  it('are restored field by field', () => {
    expect(restoreUnsaved('{"firstName":"Samuel","lastName":3}', saved)).toEqual({ firstName: 'Samuel' });
  });

  it('are stored without other fields, so they don’t undo someone else’s changes', () => {
    const stored = JSON.stringify(unsavedOf({ firstName: 'Samuel', lastName: 'Rivera' }, saved));
    expect(stored).toBe('{"firstName":"Samuel"}');
    expect(restoreUnsaved(stored, { firstName: 'Sam', lastName: 'Rivera-Stone' })).toEqual({
      firstName: 'Samuel',
    });
    expect(unsavedOf({ firstName: 'Sam' }, saved)).toBeNull();
  });

  it('exist while a field differs from its saved value', () => {
    expect(hasChanges({ ...saved, lastName: '' }, saved)).toBe(true);
    expect(hasChanges({ ...saved }, saved)).toBe(false);
  });
});
