import { Fault } from './Fault.ts';

/** Parses a body. @throws {Fault} 400 with the sentence if it isn't JSON */
export function parseJson(body: string, sentence: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Fault(400, sentence);
  }
}

/** Returns the fields of an object. @throws {Fault} 400 with the sentence for any other value */
export function objectOf(value: unknown, sentence: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Fault(400, sentence);
  return { ...value };
}
