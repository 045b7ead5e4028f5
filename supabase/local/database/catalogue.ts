import { createHash } from 'node:crypto';
import type { Database } from './database.ts';

/** A digest of everything the generated types depend on; the types file names the one it was made from. */
export async function catalogueDigest({ driver }: Pick<Database, 'driver'>): Promise<string> {
  const { rows } = await driver.query<{ line: string }>(`
    select format('column %s.%s %s null=%s default=%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
      not a.attnotnull, a.atthasdef or a.attidentity <> '') as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p') and a.attnum > 0 and not a.attisdropped
    union all
    select format('enum %s %s %s', t.typname, e.enumsortorder, e.enumlabel)
    from pg_enum e join pg_type t on t.oid = e.enumtypid where t.typnamespace = 'public'::regnamespace
    union all
    select format('function %s(%s) %s', p.proname, pg_get_function_arguments(p.oid), pg_get_function_result(p.oid))
    from pg_proc p where p.pronamespace = 'public'::regnamespace
    union all
    select format('reference %s %s', conrelid::regclass, pg_get_constraintdef(oid))
    from pg_constraint where contype in ('f', 'u', 'p') and connamespace = 'public'::regnamespace
    order by 1`);
  return createHash('sha256')
    .update(rows.map(({ line }) => line).join('\n'))
    .digest('hex');
}
