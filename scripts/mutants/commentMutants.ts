import type { Mutant } from './list.ts';
import { migrations } from './migrations.ts';

const file = migrations;
const test = ['database', 'database/pgtap.test'] as const;

const mayComment =
  'if held.id is null or not (private.rights_on(held) is not null or private.may_review_version(held, version)) then';
const mayResolve =
  "or not (coalesce(private.rights_on(held) in ('owner', 'edit'), false) or private.may_review_version(held, said.version)) then";
const mayRead = 'where said.piece_id = held.id and (rights is not null or said.version = reviewed)';
const appendOnly =
  'create trigger keep_comment before update or delete on public.piece_comments\nfor each row execute';
const byThisLink = 'from public.piece_comments as said where said.link_id = link.id';

/** Mutants that each remove one guard of comments. */
export const commentMutants: readonly Mutant[] = [
  { fault: 'anyone comments on any piece', file, find: mayComment, replace: 'if held.id is null then', test },
  { fault: 'anyone resolves comments', file, find: mayResolve, replace: 'then', test },
  {
    fault: 'approvers read comments on versions that are not in review',
    ...{ file, find: mayRead, replace: 'where said.piece_id = held.id', test },
  },
  {
    fault: 'approvers comment on versions that are not in review',
    file,
    find: '    and coalesce((private.open_request(piece.id)).version = version, false);',
    replace: '    and (private.open_request(piece.id)).version is not null;',
    test,
  },
  {
    fault: 'what was said can be changed',
    ...{ file, find: appendOnly, replace: appendOnly.replace('execute', 'when (false) execute'), test },
  },
  {
    fault: 'a review link shows what was said by others',
    ...{
      file,
      find: byThisLink,
      replace: 'from public.piece_comments as said where said.piece_id = link.piece_id',
      test,
    },
  },
  {
    fault: 'a revoked link can be commented by',
    file,
    find: '  if link.id is null then\n    return false;',
    replace: '  if false then\n    return false;',
    test,
  },
  {
    fault: 'people hear of their own comments',
    file,
    find: ' and said.author_id is distinct from listener.account_id',
    ...{ replace: '', test: ['unit', 'supabase.comments.contract'] },
  },
  {
    fault: 'people hear of comments on what they can no longer see',
    file,
    find: 'other.author_id is not null and (piece.everybody is not null or exists (',
    ...{
      replace: 'other.author_id is not null and (true or exists (',
      test: ['unit', 'supabase.comments.contract'],
    },
  },
];
