import { faults, type Mutant, migrations, pgtap, roleMatrix } from './mutant.ts';

const library = ['database', 'api/library.test'] as const;

const everybodyReadsPieces = [
  '  and (\n    owner_id = (select private.current_account())',
  '  and (\n    true or owner_id = (select private.current_account())',
] as const;

/** Mutants of pieces: their rights, review links, versions, pictures and limits. */
export const pieceMutants: readonly Mutant[] = [
  ...faults(migrations, pgtap, {
    'what is binned is still read by whom it was shared with by name': [
      '(deleted_at is null and id = any ((select private.pieces_shared_with_me())::uuid[]))',
      '(id = any ((select private.pieces_shared_with_me())::uuid[]))',
    ],
    'what is binned is still read by all staff': [
      '(deleted_at is null and everybody is not null)',
      '(everybody is not null)',
    ],
    'what is binned is still opened by whom it was shared with': [
      '(found_piece.deleted_at is not null or rights is null)',
      'rights is null',
    ],
    'the review link of a binned piece still opens': [
      'each.expires_at > now() and piece.deleted_at is null and staff.is_active',
      'each.expires_at > now() and staff.is_active',
    ],
    'the review link of somebody who left still opens': [
      'piece.deleted_at is null and staff.is_active',
      'piece.deleted_at is null',
    ],
    'a revoked review link still opens': [
      'each.revoked_at is null and each.expires_at > now()',
      'each.expires_at > now()',
    ],
    'a review link that ran out still opens': [
      'each.revoked_at is null and each.expires_at > now()',
      'each.revoked_at is null',
    ],
    'others revoke a review link': ['where id = link and owner_id = me;', 'where id = link;'],
    'a review link works for longer than 90 days': [
      'if coalesce(days, 0) not between 1 and 90',
      'if coalesce(days, 0) not between 1 and 900',
    ],
    'a review link is made of a binned piece': [
      "private.piece_for(piece, 'owner');\nbegin\n  if held.deleted_at is not null then",
      "private.piece_for(piece, 'owner');\nbegin\n  if false then",
    ],
    'everybody adds pieces without end': [">= private.quota_of('pieces')", '< 0'],
    'review links have no number': [">= private.quota_of('review links')", '< 0'],
    'pictures have no sum': ["> private.quota_of('bytes of pictures')", '< 0'],
    'metadata has no size': ["> private.quota_of('bytes of metadata')", '< 0'],
    'private pieces are read': everybodyReadsPieces,
    'everybody reads whom pieces are shared with': [
      'and (person_id = (select private.current_account()) or owner_id',
      'and (true or owner_id',
    ],
    'who may look at a piece changes it': [
      "if needed = 'edit' and rights = 'view' then",
      "if needed = 'edit' and rights = 'none' then",
    ],
    'a piece in the bin stays open for others': [
      'and (found_piece.deleted_at is not null or rights is null) then',
      'and rights is null then',
    ],
    'who may look at a piece puts it into another campaign': [
      "private.piece_for(piece, 'edit');\nbegin\n  if not private.is_set_record(record)",
      "private.piece_for(piece, 'view');\nbegin\n  if not private.is_set_record(record)",
    ],
    'a search finds private pieces': [
      "'piece.everybody is not null and piece.deleted_at is null and piece.owner_id <> $6'",
      "'piece.deleted_at is null and piece.owner_id <> $6'",
    ],
    'a request to save that comes twice is done twice': [
      'on conflict do nothing;\n  return found;',
      'on conflict do nothing;\n  return true;',
    ],
    'what a save replaces unseen is forgotten': [
      "where (edit ->> 'revision')::integer > base_revision;",
      "where (edit ->> 'revision')::integer > base_revision + 1000;",
    ],
    'a name of any length': ['char_length(words) between 1 and 120', 'char_length(words) between 1 and 1200'],
    'a version is changed afterwards': [
      'if new is distinct from renamed then',
      'if new.piece_id is distinct from renamed.piece_id then',
    ],
    'a digest opens a picture': [
      'held.sha256 = named.value and held.account_id = me',
      'held.sha256 = named.value',
    ],
    'a review link never runs out': [' and each.expires_at > now()', ''],
    'a revoked review link opens': ['and each.revoked_at is null', 'and true'],
  }),
  ...faults(migrations, roleMatrix, {
    'private pieces are read, over HTTP': everybodyReadsPieces,
  }),
  ...faults(migrations, library, {
    'everybody on the staff reads pictures': [
      "when 'piece-pictures' then private.may_read_picture(name)",
      "when 'piece-pictures' then (select private.current_staff_role()) is not null",
    ],
    'tokens of review links are guessed as fast as one likes': [
      'select count(*) >= 60 from',
      'select count(*) >= 60000 from',
    ],
  }),
];
