import { faults, type Mutant, migrations, pgtap } from './mutant.ts';

const contract = ['unit', 'supabase.comments.contract'] as const;

const appendOnly =
  'create trigger keep_comment before update or delete on public.piece_comments\nfor each row execute';

/** Mutants that each remove one guard of comments. */
export const commentMutants: readonly Mutant[] = [
  ...faults(migrations, pgtap, {
    'anyone comments on any piece': [
      'if held.id is null or not (private.rights_on(held) is not null or private.may_review_version(held, version)) then',
      'if held.id is null then',
    ],
    'anyone resolves comments': [
      "or not (coalesce(private.rights_on(held) in ('owner', 'edit'), false) or private.may_review_version(held, said.version)) then",
      'then',
    ],
    'approvers read comments on versions that are not in review': [
      'where said.piece_id = held.id and (rights is not null or said.version = reviewed)',
      'where said.piece_id = held.id',
    ],
    'approvers comment on versions that are not in review': [
      '    and coalesce((private.open_request(piece.id)).version = version, false);',
      '    and (private.open_request(piece.id)).version is not null;',
    ],
    'what was said can be changed': [appendOnly, appendOnly.replace('execute', 'when (false) execute')],
    'a review link shows what was said by others': [
      'from public.piece_comments as said where said.link_id = link.id',
      'from public.piece_comments as said where said.piece_id = link.piece_id',
    ],
    'a revoked link can be commented by': [
      '  if link.id is null then\n    return false;',
      '  if false then\n    return false;',
    ],
  }),
  ...faults(migrations, contract, {
    'people hear of their own comments': [' and said.author_id is distinct from listener.account_id', ''],
    'people hear of comments on what they can no longer see': [
      'other.author_id is not null and (piece.everybody is not null or exists (',
      'other.author_id is not null and (true or exists (',
    ],
  }),
];
