/** A heading of PostgREST's documentation, and its rule in our words. */
interface Carried {
  page:
    | 'tables_views'
    | 'functions'
    | 'pagination_count'
    | 'preferences'
    | 'resource_embedding'
    | 'resource_representation';
  heading: string;
  rule: string;
}

const operator = (rule: string): Carried => ({ page: 'tables_views', heading: 'Operators', rule });

/**
 * The documentation for each part of a listed shape: https://docs.postgrest.org/en/v14/references/api/<page>.html.
 * Read, not run: the headings are in the documentation of 12.2.12, 13.0.8 and 14.17.
 */
export const carriedBy: Record<string, Carried> = {
  GET: {
    page: 'tables_views',
    heading: 'Read',
    rule: 'A table is read by GET at its name, as far as the role may.',
  },
  'POST rpc': {
    page: 'functions',
    heading: 'Calling with POST',
    rule: 'A function is called by POST under /rpc/, its arguments being the keys of a JSON object.',
  },
  'POST rpc with parameters': {
    page: 'functions',
    heading: 'Table-Valued Functions',
    rule: 'What a function returns as a table takes the same parameters as a table.',
  },
  POST: {
    page: 'tables_views',
    heading: 'Insert',
    rule: 'POST of a JSON object inserts a row; absent keys get the defaults.',
  },
  PATCH: {
    page: 'tables_views',
    heading: 'Update',
    rule: 'PATCH changes the rows that the filters leave; which columns come back is chosen by select.',
  },
  DELETE: {
    page: 'tables_views',
    heading: 'Delete',
    rule: 'DELETE removes the rows that the filters leave; which columns come back is chosen by select.',
  },
  filter: {
    page: 'tables_views',
    heading: 'Horizontal Filtering',
    rule: 'Each parameter named after a column is a condition, and all of them have to hold.',
  },
  eq: operator('Equal.'),
  gt: operator('Greater.'),
  gte: operator('Greater or equal.'),
  lt: operator('Less.'),
  lte: operator('Less or equal.'),
  ilike: operator('A pattern with percent signs, whatever the case.'),
  in: operator('One of the values in parentheses; a value with a comma is quoted.'),
  is: operator('Null, or a truth value.'),
  not: { page: 'tables_views', heading: 'Logical operators', rule: 'In front of an operator, its opposite.' },
  embedding: {
    page: 'resource_embedding',
    heading: 'One-to-many relationships',
    rule: 'A table that refers to this one by a foreign key is selected by its name with its columns in parentheses, and comes as an array.',
  },
  select: {
    page: 'tables_views',
    heading: 'Vertical Filtering',
    rule: 'Only the columns in the list come back; an asterisk is all of them.',
  },
  order: {
    page: 'tables_views',
    heading: 'Ordering',
    rule: 'A list of columns, ascending unless they end in .desc.',
  },
  nullsfirst: {
    page: 'tables_views',
    heading: 'Ordering',
    rule: '.nullsfirst puts rows without a value first.',
  },
  limit: {
    page: 'pagination_count',
    heading: 'Limits and Pagination',
    rule: 'At most so many rows; the server may return fewer.',
  },
  offset: { page: 'pagination_count', heading: 'Limits and Pagination', rule: 'So many rows are skipped.' },
  'Prefer:count=exact': {
    page: 'pagination_count',
    heading: 'Exact Count',
    rule: 'The total comes after the slash of Content-Range, also with a limit.',
  },
  'Prefer:return=minimal': {
    page: 'preferences',
    heading: 'Minimal',
    rule: 'No rows come back, as without the header.',
  },
  'Prefer:return=representation': {
    page: 'preferences',
    heading: 'Full',
    rule: 'The written rows come back.',
  },
  'Prefer:resolution=merge-duplicates': {
    page: 'tables_views',
    heading: 'Upsert',
    rule: 'A row that is there already gets the columns that were sent.',
  },
  on_conflict: {
    page: 'tables_views',
    heading: 'On Conflict',
    rule: 'The unique column by which a row counts as there already.',
  },
  'Accept:application/vnd.pgrst.object+json': {
    page: 'resource_representation',
    heading: 'Singular or Plural',
    rule: 'One object instead of an array, and 406 unless there is exactly one row.',
  },
};
