/**
 * The portal's queries of the library, the directory and applications, as PostgREST writes them. In the seed, n is a
 * person's piece.
 */
const piece = (n: number) => `public.seeded('b', ${n})`;

const staffColumns = 'id, email, first_name, last_name, phone, job_title, role, is_active';

export interface Statement {
  /** Their number in the seed: 1 is a super administrator, 51 an administrator. */
  person: number;
  sql: string;
  /** The one table that it may read in full. */
  reads?: string;
  /**
   * Maximum rows that it looks something up for, unless it's a list's page: the product's own content, which doesn't
   * grow with use.
   */
  lookups?: number;
}

/** More than the number of the assistant's passages. */
const passages = 1_000;

export const statements: Record<string, Statement> = {
  'open the library': { person: 4, sql: 'select * from public.search_pieces()' },
  'the library by name': { person: 4, sql: "select * from public.search_pieces(sort => 'name')" },
  'find pieces by a word': { person: 4, sql: "select * from public.search_pieces('sol')" },
  'find pieces by a rare word': { person: 4, sql: "select * from public.search_pieces('1203')" },
  "a colleague's pieces": {
    person: 4,
    sql: "select * from public.search_pieces(person => public.seeded('a', 9), designer => 'poster')",
  },
  'the bin': { person: 4, sql: 'select * from public.search_pieces(binned => true)' },
  'open a piece': { person: 4, sql: `select * from public.pieces where id = ${piece(3)}` },
  'the pieces of a set': {
    person: 4,
    sql: "select id, designer, revision from public.pieces where set_id = 'set-7' and deleted_at is null order by id limit 100",
  },
  'read pieces by the policy': {
    person: 4,
    sql: 'select id, name from public.pieces order by updated_at desc, id desc limit 50',
  },
  'whom it is shared with': {
    person: 4,
    sql: `select rights from public.piece_shares where piece_id = ${piece(3)} and person_id = public.seeded('a', 4)`,
  },
  'visit a piece': { person: 4, sql: `select * from public.visit_piece(${piece(3)}, gen_random_uuid())` },
  'save a piece': {
    person: 4,
    sql: `select * from public.save_piece(${piece(3)}, 1, '{"headline":"Hello"}', gen_random_uuid())`,
  },
  'keep a version': { person: 4, sql: `select public.keep_version(${piece(3)}, 'As sent')` },
  'the history of a piece': { person: 4, sql: `select * from public.piece_history(${piece(3)})` },
  'what was overwritten': { person: 4, sql: `select * from public.overwritten_fields(${piece(3)})` },
  'review links': { person: 4, sql: 'select id, piece_id, expires_at from public.review_links' },
  templates: { person: 4, sql: 'select * from public.team_templates' },
  'export of what one owns': { person: 4, sql: 'select * from public.export_pieces()' },
  'the directory': {
    person: 4,
    sql: `select ${staffColumns} from public.staff_directory where is_active order by role desc, first_name, id limit 1000`,
  },
  "one's own entry": {
    person: 4,
    sql: `select ${staffColumns} from public.staff_directory where email = 'person4@seed.example' and is_active`,
  },
  // On freshly filled tables, without statistics about the words in names, the planner prefers to scan the directory.
  'ask the assistant': {
    person: 4,
    sql: "select * from public.search_portal('How do I change my password?')",
    reads: 'staff_directory',
    lookups: passages,
  },
  'ask the assistant for someone, misspelled': {
    person: 4,
    sql: "select * from public.search_portal('what is the extensoin of Persom12 Numbr12')",
    reads: 'staff_directory',
    lookups: passages,
  },
  applications: {
    person: 51,
    sql: 'select * from public.job_applications order by created_at desc, id limit 1000',
  },
  'an application by its number': {
    person: 51,
    sql: "select * from public.job_applications where reference = '00000-00003'",
  },
  "a leaver's pieces": {
    person: 1,
    sql: "select public.count_pieces_of((select id from public.staff_directory where email = 'person4@seed.example'))",
  },
};
