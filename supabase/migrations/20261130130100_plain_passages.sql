-- Words of passages that a US editor would choose.
update public.portal_knowledge as passage
set body = replace(passage.body, reworded.earlier, reworded.plain)
from (values
('Signing in without your phone', 'asks for the code of your authenticator app', 'asks for the code from your authenticator app'),
('Preflight', 'A finding is a problem that the check found.', 'A finding is one problem that preflight names.'),
('Proof and separations', 'A proof is a file for looking at a piece before it''s printed, not for printing.',
  'A proof is a file for reviewing a piece before it''s printed. It isn''t for printing.'),
('The staff directory', 'Choose an email or number to write or call', 'Choose an email or number to email or call'),
('Link to the logo', 'gives you a web address of the logo', 'gives you the logo''s web address'),
('Rights and last day of a team photograph', 'its license, or who allowed us to use it and for what',
  'its license, or who gave us permission and for what'),
('"PROOF – not approved"', 'PNG and JPEG files do if an administrator turned that on.',
  'So do PNG and JPEG files, if an administrator turned on marking for them.'),
('How often a review link was opened', 'It lasts 1, 7, 14, 30 or 90 days, as you choose.',
  'Choose whether a link lasts 1, 7, 14, 30 or 90 days.'),
('Pictures that can''t be added', 'HEIC pictures, which iPhones take.', 'HEIC pictures, the iPhone''s format.'),
('Choosing the pieces of a campaign', 'fix errors or clear those pieces first', 'fix errors or deselect those pieces first')
) as reworded (title, earlier, plain)
where passage.title = reworded.title;

-- More ways in which people ask for a passage.
insert into public.portal_phrasings (passage_id, phrasing)
select passage.id, phrasing
from (values
('Correcting a directory entry',
  'my position changed but my page shows the old one; my entry shows my former title; my job title in the portal is out of date; who can correct '
  'my title; who is authorized to change my position; I was promoted and my page is wrong'),
('Using the AI Design Wizard',
  'make me a first draft; get a first draft from a few sentences; tell it in a few sentences what I want; describe a piece and get a draft; '
  'something that writes a draft for me; draft from a description'),
('Vibrant orange',
  'four-color values of our orange; process color values of the orange; orange for the sign maker; print values of orange; ink values of our '
  'orange; CMYK of the orange')
) as asked_of (title, phrasings)
join public.portal_knowledge as passage using (title)
cross join string_to_table(phrasings, '; ') as asked (phrasing)
on conflict (passage_id, phrasing) do nothing;
