import type { Cluster } from './cluster.ts';
import { type Statement, statements } from './statements.ts';

/** Rows that a statement can scan without an index. */
const maxRows = 10_000;
/** Maximum rows of one page; a statement can look something up for each. */
const page = 100;

interface Plan {
  'Node Type': string;
  'Parent Relationship'?: string;
  'Relation Name'?: string;
  'Subplan Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  Filter?: string;
  Plans?: Plan[];
}

/** One executed statement: a person's request, or a statement that a function ran along the way. */
interface Run {
  'Query Text': string;
  Plan: Plan;
}

const all = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(all)];

/** Returns a statement's faults, as sentences. */
function faultsOf({ Plan: root }: Run, { lookups = page }: Pick<Statement, 'lookups'> = {}): string[] {
  return all(root).flatMap((node) => {
    const loops = node['Actual Loops'] ?? 0;
    const read = ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * loops;
    const faults: string[] = [];
    if (node['Node Type'] === 'Seq Scan' && read >= maxRows)
      faults.push(`goes through ${read} rows of ${node['Relation Name']} without an index`);
    if (node['Parent Relationship'] === 'SubPlan' && loops > lookups)
      faults.push(`runs ${node['Subplan Name']} ${loops} times, once for each row`);
    // Inside (select …) it's an InitPlan, and only its result appears here.
    if (/\b(private\.\w+|auth\.(uid|jwt))\(/.test(node.Filter ?? '') && read > page)
      faults.push(`calls a function for each row of ${node['Relation Name']}: ${node.Filter}`);
    return faults;
  });
}

/** Columns that a policy filters rows by and no index covers. */
function unindexedColumns(cluster: Cluster): string[] {
  return cluster
    .psql(`
      select distinct format('%s.%s of policy %s', policy.polrelid::regclass, named.attname, policy.polname)
      from pg_policy as policy
      join pg_depend as needs on needs.classid = 'pg_policy'::regclass and needs.objid = policy.oid
        and needs.refclassid = 'pg_class'::regclass and needs.refobjid = policy.polrelid and needs.refobjsubid > 0
      join pg_attribute as named on named.attrelid = policy.polrelid and named.attnum = needs.refobjsubid
      where policy.polqual is not null
        and pg_get_expr(policy.polqual, policy.polrelid) ~ ('\\m' || named.attname || '\\M')
        and not exists (
          select 1 from pg_index as held where held.indrelid = policy.polrelid and (
            named.attnum = any (held.indkey)
            or pg_get_expr(held.indpred, held.indrelid) ~ ('\\m' || named.attname || '\\M')
          )
        )
      order by 1`)
    .split('\n')
    .filter(Boolean);
}

/**
 * Explains a person's statement, and everything it called, with PostgreSQL's auto_explain. The superuser runs `before`
 * first. Rolls everything back.
 */
function explain(cluster: Cluster, { person, sql }: Statement, before = ''): Run[] {
  const { notices } = cluster.run(
    `load 'auto_explain';
    set auto_explain.log_min_duration = 0;
    set auto_explain.log_analyze = on;
    set auto_explain.log_timing = off;
    set auto_explain.log_nested_statements = on;
    set auto_explain.log_format = json;
    set auto_explain.log_level = notice;
    begin;
    ${before};
    select set_config('request.jwt.claims', json_build_object('sub', public.seeded('a', ${person}), 'role', 'authenticated',
      'session_id', public.seeded('a', ${person}))::text, true), set_config('role', 'authenticated', true);
    -- As PostgREST does: the role's own limits, such as 8 seconds for a statement.
    select set_config(split_part(setting, '=', 1), split_part(setting, '=', 2), true)
    from pg_roles cross join unnest(rolconfig) as setting where rolname = 'authenticated';
    ${sql};
    rollback;`,
  );
  return notices
    .split(/^NOTICE: {2}duration: .* plan:$/m)
    .slice(1)
    .map((text) => JSON.parse(text.slice(0, text.lastIndexOf('\n}') + 2)));
}

/** Faults of the portal's statements on a seeded database. */
export function planFaults(cluster: Cluster): string[] {
  const slow = Object.entries(statements).flatMap(([name, statement]) =>
    explain(cluster, statement).flatMap((run) =>
      faultsOf(run, statement)
        .filter((fault) => !(statement.reads && fault.includes(` of ${statement.reads} without`)))
        .map((fault) => `${name}: ${fault}`),
    ),
  );
  return [...unindexedColumns(cluster).map((column) => `No index covers ${column}.`), ...slow];
}

/** Deliberate faults, each with its expected message: a check that finds none of them proves nothing. */
const faults: { what: string; before: string; statement: keyof typeof statements; said: RegExp }[] = [
  {
    what: 'a list without its index',
    before: 'drop index public.job_applications_recent',
    statement: 'applications',
    said: /goes through \d+ rows of job_applications/,
  },
  {
    what: 'a policy that asks another table for each row',
    before: `alter policy pieces_read on public.pieces using (
      (select count(*) from public.piece_shares as share where share.piece_id = pieces.id) >= 0)`,
    statement: 'read pieces by the policy',
    said: /runs SubPlan \d+ \d+ times/,
  },
  {
    what: 'a policy that calls its helper for each row',
    before:
      'alter policy job_applications_read on public.job_applications using (private.current_staff_role() is not null)',
    statement: 'applications',
    said: /calls a function for each row of job_applications/,
  },
];

/** Returns the deliberate faults that would go undetected. */
export function unfoundFaults(cluster: Cluster): string[] {
  const through = faults.filter(
    ({ before, statement, said }) =>
      !explain(cluster, statements[statement] as Statement, before).some((run) =>
        faultsOf(run).some((fault) => said.test(fault)),
      ),
  );
  cluster.psql('drop index public.team_templates_current');
  const column = unindexedColumns(cluster).some((each) => each.includes('team_templates.withdrawn_at'));
  return [...through.map(({ what }) => what), ...(column ? [] : ['a policy column without an index'])].map(
    (what) => `The plan check didn't find ${what}.`,
  );
}
