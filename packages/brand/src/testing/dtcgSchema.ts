import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';

const folder = join(import.meta.dirname, 'dtcg');
const format = 'https://www.designtokens.org/schemas/2025.10/format.json';

const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });
for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  if (file.endsWith('.json')) ajv.addSchema(JSON.parse(readFileSync(join(folder, file), 'utf8')));

/** Lists where a token file violates the schema that the Design Tokens format 2025.10 publishes; empty if it doesn't. */
export function breachesOfSchema(file: unknown): string[] {
  const holds = ajv.validate(format, file);
  return holds ? [] : (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`);
}
