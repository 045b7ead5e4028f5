export type Values = Readonly<Record<string, string>>;

/** Reads unsaved values from storage: only known fields, and only texts that differ from the saved ones. */
export function restoreUnsaved<V extends Values>(stored: string | null | undefined, saved: V): Partial<V> {
  const unsaved: Record<string, string> = {};
  try {
    const changes: unknown = JSON.parse(stored ?? 'null');
    if (typeof changes !== 'object' || changes === null) return {};
    for (const name of Object.keys(saved)) {
      const value: unknown = Object.hasOwn(changes, name) ? Reflect.get(changes, name) : undefined;
      if (typeof value === 'string' && value !== saved[name]) unsaved[name] = value;
    }
  } catch (error) {
    console.warn("Couldn't restore unsaved changes.", error);
  }
  return unsaved as Partial<V>;
}

/**
 * Returns the values to keep. Leaves out unchanged fields, which someone else may have changed by the time they're
 * read.
 */
export const unsavedOf = <V extends Values>(values: Partial<V>, saved: V): Partial<V> | null => {
  const unsaved = Object.entries(values).filter(([name, value]) => value !== saved[name]);
  return unsaved.length > 0 ? (Object.fromEntries(unsaved) as Partial<V>) : null;
};

export const hasChanges = <V extends Values>(values: V, saved: V): boolean =>
  Object.keys(saved).some((name) => values[name] !== saved[name]);
