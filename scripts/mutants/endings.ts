import type { Mutant } from './list.ts';

const migration = (name: string) => `supabase/migrations/${name}.sql`;
const rights = migration('20261122050200_piece_rights');
const links = migration('20261122051100_review_links');
const contacts = migration('20261123020100_review_contacts');
const invitations = migration('20261124020200_invitations');
const ownApplications = migration('20261125200100_resume_names');
const cards = migration('20261125020100_staff_cards');
const quotas = migration('20261125204300_quotas');
const identities = migration('20261125204000_identities');
const identityIn = migration('20261125204100_identity_in_functions');
const test = ['database', 'database/pgtap.test'] as const;

/** Faults in sharing, in expiry, and in limits per person. */
export const endings: readonly Mutant[] = [
  {
    fault: 'what is binned is still read by whom it was shared with by name',
    file: rights,
    find: '(deleted_at is null and id = any ((select private.pieces_shared_with_me())::uuid[]))',
    replace: '(id = any ((select private.pieces_shared_with_me())::uuid[]))',
    test,
  },
  {
    fault: 'what is binned is still read by all staff',
    file: rights,
    find: '(deleted_at is null and everybody is not null)',
    replace: '(everybody is not null)',
    test,
  },
  {
    fault: 'what is binned is still opened by whom it was shared with',
    file: rights,
    find: '(found_piece.deleted_at is not null or rights is null)',
    replace: 'rights is null',
    test,
  },
  {
    fault: 'the review link of a binned piece still opens',
    file: links,
    find: 'each.expires_at > now() and piece.deleted_at is null and staff.is_active',
    replace: 'each.expires_at > now() and staff.is_active',
    test,
  },
  {
    fault: 'the review link of somebody who left still opens',
    file: links,
    find: 'piece.deleted_at is null and staff.is_active',
    replace: 'piece.deleted_at is null',
    test,
  },
  {
    fault: 'a revoked review link still opens',
    file: links,
    find: 'each.revoked_at is null and each.expires_at > now()',
    replace: 'each.expires_at > now()',
    test,
  },
  {
    fault: 'a review link that ran out still opens',
    file: links,
    find: 'each.revoked_at is null and each.expires_at > now()',
    replace: 'each.revoked_at is null',
    test,
  },
  {
    fault: 'others revoke a review link',
    file: links,
    find: 'where id = link and owner_id = me;',
    replace: 'where id = link;',
    test,
  },
  {
    fault: 'a review link works for longer than 90 days',
    file: contacts,
    find: 'if coalesce(days, 0) not between 1 and 90',
    replace: 'if coalesce(days, 0) not between 1 and 900',
    test,
  },
  {
    fault: 'a review link is made of a binned piece',
    file: contacts,
    find: 'if held.deleted_at is not null then',
    replace: 'if false then',
    test,
  },
  {
    fault: 'an invitation that was not sent opens',
    file: invitations,
    find: 'where sent.token_hash = hash and sent.sent_at is not null',
    replace: 'where sent.token_hash = hash',
    test,
  },
  {
    fault: 'administrators read invitations',
    file: invitations,
    find: "using ((select private.current_staff_role()) = 'super_admin');",
    replace: "using ((select private.current_staff_role()) <> 'staff');",
    test,
  },
  {
    fault: 'staff read the cards of others',
    file: cards,
    find: 'where own.user_id = (select private.current_account()) and card.made_with',
    replace: 'where card.made_with',
    test,
  },
  {
    fault: 'staff note cards of others',
    file: cards,
    find: "and (role <> 'staff' or staff.user_id = account)",
    replace: 'and true',
    test,
  },
  {
    fault: 'everybody adds pieces without end',
    file: quotas,
    find: ">= private.quota_of('pieces')",
    replace: '< 0',
    test,
  },
  {
    fault: 'review links have no number',
    file: quotas,
    find: ">= private.quota_of('review links')",
    replace: '< 0',
    test,
  },
  {
    fault: 'pictures have no sum',
    file: quotas,
    find: "> private.quota_of('bytes of pictures')",
    replace: '< 0',
    test,
  },
  {
    fault: 'metadata has no size',
    file: quotas,
    find: "> private.quota_of('bytes of metadata')",
    replace: '< 0',
    test,
  },
  {
    fault: 'an account that is used is swept',
    file: quotas,
    find: 'greatest(account.created_at, account.last_sign_in_at)',
    replace: 'account.created_at',
    test,
  },
  {
    fault: 'twins of an address are taken',
    file: identities,
    find: '  new.email := private.identity_key(new.email);',
    replace: '  new.email := lower(new.email);',
    test,
  },
  {
    fault: 'brakes count spellings',
    file: identityIn,
    find: "'private.mailbox_of(sent.email) = private.mailbox_of(applicant)'",
    replace: "'private.identity_key(sent.email) = private.identity_key(applicant)'",
    test,
  },
  {
    fault: 'the link of an application opens it after its time',
    file: ownApplications,
    find: 'link.expires_at <= now() then',
    replace: 'false then',
    test,
  },
];
