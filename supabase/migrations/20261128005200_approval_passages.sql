-- What the assistant says about approval of pieces, and about checking a file.
-- What the search computes from these tables is computed once, at the end.
alter table public.portal_knowledge disable trigger read_words_again;
alter table public.portal_phrasings disable trigger read_words_again;

insert into public.portal_knowledge (title, path, keywords, body) values
('Asking for approval of a piece', '/marketing-materials',
  'approval approve review ask request withdraw piece flyer poster signed off',
  'Save the piece to the library, then choose "Ask for approval" next to its name. It''s there if an administrator turned on approval for that '
  'design. The piece is checked first, and the person who approves it sees what the check found. "Withdraw" takes the request back. When it''s '
  'answered, your home page says so, with a note if something should change.'),
('Approving a piece', '/',
  'approve approval review waiting answer send back changes note piece',
  'Pieces that wait for your approval are on your home page. Choose "Review" to see the version with its contact details and what the check '
  'found, then "Approve" or "Ask for changes" with a note. You can''t review a piece that you own, asked about or saved a version of, or that has '
  'your changes in it.'),
('Who approves pieces', '/marketing-materials/approvals',
  'approval approver rule turn on off administrator name colleague pieces design',
  'Administrators approve pieces, and so do the colleagues that they name for a design. Administrators open "Approvals" from "Your pieces", '
  'turn approval on for a design, add approvers, and choose whether PNG and JPEG files are marked too. It''s off at first.'),
('What an approval covers', '/marketing-materials',
  'approved approval version changed superseded contact details edit after approval print',
  'An approval is for one version: its words, pictures and contact details. If the piece is changed, ask again; the approved version stays in its '
  'history. As long as the piece is as it was approved, everyone sees and downloads it with the approved contact details. A later approval '
  'supersedes an earlier one.'),
('Checking a file', '/marketing-materials/check-a-file',
  'check file genuine approved version pdf verify latest proof printed',
  'On "Check a file", choose a file to see whether it''s exactly what was downloaded from a piece, which version it shows, whether that version '
  'is approved and by whom. The file stays on your computer. Any staff member can check a file; of a piece that isn''t shared with you, you see '
  'its name only if the version was approved.');

insert into public.portal_phrasings (passage_id, phrasing)
select passage.id, asked.phrasing
from (values
('Asking for approval of a piece',
  'ask for approval; how do I get my flyer approved; get a poster approved; send a piece for approval; submit a design for approval; request '
  'approval; where is ask for approval; have someone sign off my flyer; my piece needs approval; withdraw a request for approval; take back my '
  'request for approval; cancel an approval request; why is there no ask for approval; was my piece approved; where do I see the answer to my '
  'request; someone asked for changes to my piece; piece in review; how long until my flyer is approved'),
('Approving a piece',
  'approve a piece; approve a flyer; how do I approve a poster; where are the pieces waiting for my approval; review a piece; send a piece '
  'back; ask for changes to a flyer; reject a flyer; decline a design; why can''t I approve my own piece; can I approve my own flyer; can I '
  'approve a piece that I edited; can I approve a piece that I edited myself; may I approve my own changes; can an editor approve; sign off a '
  'colleague''s flyer; write what should change; waiting for your approval'),
('Who approves pieces',
  'who approves pieces; who has to approve my flyer; who can approve a poster; turn on approval; turn off approval; add an approver; make '
  'someone an approver; name an approver; remove an approver; which designs need approval; approval rules; do flyers need approval; is approval '
  'required; approval settings; mark png and jpeg files as approved'),
('What an approval covers',
  'what does an approval cover; what happens when I change an approved piece; can I edit an approved flyer; approved piece changed; do I need '
  'approval again after an edit; approval superseded; what does superseded mean; whose contact details are on an approved piece; why does the '
  'flyer show someone else''s contact details; contact details of an approved piece; the piece has changed since; which version is approved'),
('Checking a file',
  'check a file; is this pdf approved; is this file the approved version; verify a pdf; is this flyer genuine; did someone change this pdf; is '
  'this the latest version of the flyer; which version is this file; is this print file approved; check whether a file is approved; where does '
  'this pdf come from; was this file downloaded from the portal; who downloaded this file; find out which piece a file belongs to; compare a '
  'file with the approved one; fingerprint of a file')
) as asked_of (title, phrasings)
join public.portal_knowledge as passage using (title)
cross join string_to_table(phrasings, '; ') as asked (phrasing)
on conflict do nothing;

alter table public.portal_knowledge enable trigger read_words_again;
alter table public.portal_phrasings enable trigger read_words_again;
refresh materialized view private.portal_postings;
refresh materialized view private.portal_terms;
refresh materialized view private.portal_words;
