import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const migrations = join(import.meta.dirname, '..', '..', 'supabase', 'migrations');
const name = 'designer_passages.sql';

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Returns the migration that stores the assistant's passages on the designers. */
export const passagesSql = (passages: Readonly<Record<string, string>>): string => `\
-- What the assistant knows about the designers, as their fields have it. Made by \`pnpm designers\`.
update public.portal_knowledge as passage
set body = stated.body
from (values
${Object.entries(passages)
  .map(([title, body]) => `(${quoted(title)},\n  ${quoted(body)})`)
  .join(',\n')}
) as stated (title, body)
where passage.title = stated.title;
`;

/** Returns the newest such migration, with the current passages. */
export function newestPassages(): string | undefined {
  const newest = readdirSync(migrations)
    .filter((file) => file.endsWith(name))
    .toSorted()
    .at(-1);
  return newest && readFileSync(join(migrations, newest), 'utf8');
}

/** Returns the path for the next such migration, after every existing one. */
export function nextMigration(): string {
  const last = readdirSync(migrations)
    .map((file) => Number(file.slice(0, 14)))
    .toSorted((one, other) => one - other)
    .at(-1);
  return join(migrations, `${(last ?? 0) + 100}_${name}`);
}
