import { describe, expect, it } from 'vitest';
import { isDirty, restoreUnsaved, unsavedOf } from './keptForm.ts';

describe('unsaved changes', () => {
  const saved = { firstName: 'Sam', lastName: 'Rivera' };
  it.each([
    ['nothing', null],
    ['broken JSON', '{"firstName":'],
    ['a list', '["Sam"]'],
    ['null', 'null'],
    ['a number', '7'],
    ['what is saved already', JSON.stringify(saved)],
    ['wrong types', '{"firstName":42,"lastName":null}'],
    ['unknown fields', '{"role":"super_admin"}'],
    ['a prototype', '{"__proto__":{"firstName":"Mallory"}}'],
  ])('out of %s are none', (_name, stored) => {
    expect(restoreUnsaved(stored, saved)).toEqual({});
  });

  it('come back field by field', () => {
    expect(restoreUnsaved('{"firstName":"Samuel","lastName":3}', saved)).toEqual({ firstName: 'Samuel' });
  });

  it('are kept alone, so that what someone else saved meanwhile in another field stays', () => {
    const kept = JSON.stringify(unsavedOf({ firstName: 'Samuel', lastName: 'Rivera' }, saved));
    expect(kept).toBe('{"firstName":"Samuel"}');
    expect(restoreUnsaved(kept, { firstName: 'Sam', lastName: 'Rivera-Stone' })).toEqual({
      firstName: 'Samuel',
    });
    expect(unsavedOf({ firstName: 'Sam' }, saved)).toBeNull();
  });

  it('are there while a field differs from what is saved', () => {
    expect(isDirty({ ...saved, lastName: '' }, saved)).toBe(true);
    expect(isDirty({ ...saved }, saved)).toBe(false);
  });
});
