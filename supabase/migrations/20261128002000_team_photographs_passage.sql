-- What the assistant says about the team's photographs.
insert into public.portal_knowledge (title, path, keywords, body) values
('Team photographs', '/marketing-materials/team-photographs',
  'team photograph photographs photo photos picture pictures shared rights credit license expiry expire topic face approve withdraw own '
  'company add upload',
  'Team photographs are your team''s own pictures, for everyone''s pieces. Open "Team photographs" from "Your pieces" to add one with its '
  'rights, credit, last day, topics and faces. Once an administrator approves it, the picture fields of the designers find it.');

insert into public.portal_phrasings (passage_id, phrasing)
select passage.id, phrasing
from (values
('Team photographs',
  'team photographs; team photos; add a photo for the whole team; share a photograph with all colleagues; upload our own photographs for '
  'everyone; photo library of the team; where are our own photos; who approves a team photograph; photograph expired; rights to a '
  'photograph; credit of a photographer; withdraw a team photograph; box the faces in a photograph')
) as asked (title, phrasings)
join public.portal_knowledge as passage using (title)
cross join string_to_table(phrasings, '; ') as phrasing;
