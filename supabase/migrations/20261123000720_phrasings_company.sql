-- How people ask about the company, its look and what it does.
insert into public.portal_phrasings (passage_id, phrasing)
select passage.id, phrasing
from (values
('Daybreak',
 'company name; legal name; official company name; what is Daybreak; what does Daybreak do; what does our company do; who are we; about us; about the company; full name of the company; our business; name on a contract; what is our line of work; name for invoices; registered name; company description'),
('Our tagline',
 'tagline; slogan; motto; company motto; what is our slogan; our mission; claim of the company; catchphrase; line under the logo; our vision'),
('Office phone number',
 'office phone number; number of the office; company phone number; front desk; phone of the reception; main number; switchboard; call the office; headquarters phone; general phone number; how can customers call us; central number; call the company'),
('Office address',
 'office address; where is the office; where are we based; headquarters; head office; where is Daybreak; company address; postal address; where do I send mail; directions to the office; zip code of the office; street address; where do we sit; which city are we in; location of the company; ship a parcel to us; how do I get to the office'),
('Email address and website',
 'company email; mailbox for customers; general email address; email address of the company; what is our website; our website; web address; company website; contact address for customers; info address; homepage of the company; where can customers write to us; general mailbox; url of our site; how do customers contact us; email of the company; how can people reach the company'),
('Regions',
 'regions; where do we operate; which countries do we work in; which markets; do we work in Europe; do we work in Asia; international; Latin America; North America; where are we active; continents; do we ship abroad; countries we serve; which parts of the world'),
('Brand guidelines',
 'brand guidelines; brand book; style guide; corporate identity; corporate design; CI manual; brand rules; where is our branding; branding; may vendors use our logo; guidelines for partners; send our brand rules to an agency; brand assets; permission to use the assets; brand manual; design rules'),
('Cyan, our primary color',
 'cyan; turquoise; primary color; main color; hex of cyan; hex of turquoise; cyan rgb; cyan cmyk; our blue-green; 14BCC0; code of the primary color; may text be cyan; main brand color; first color'),
('Neutral gray',
 'gray; grey; neutral gray; hex of gray; gray rgb; gray cmyk; secondary color of the brand; 76777A; code of our gray; what is our gray for; neutral color'),
('Vibrant orange',
 'orange; vibrant orange; accent color; hex of orange; orange rgb; orange cmyk; FF6022; highlight color; code of our orange; color for buttons; what do we use as an accent; text on orange'),
('Brand colors',
 'brand colors; our colors; company colors; house colors; color palette; corporate colors; color codes; hex codes; which colors do we use; what are our colours; three brand colors; color scheme; palette'),
('Designer colors',
 'designer colors; colors of the designers; teal; teal blue; dodger blue; teal hex; color of signatures; color of business cards; 104A6D; 3ABBFF; colors in the signature; blue in the designers; amber'),
('Typography',
 'typography; font; which font do we use; typeface; poppins; font of headings; headline font; body font; font weight; line height; letters; font for documents; font size; font family; house font; corporate font; text in capitals; which typeface for titles'),
('Logo',
 'logo; our logo; logo versions; logo variants; where is the logo; download the logo; logo on dark background; white logo; logo on a photo; may I stretch the logo; may I recolor the logo; logo rules; space around the logo; clear space; logo icon; which logo for a dark ground; rotate the logo; logo file; change the color of the logo; logo on orange; black and white logo; company sign; distance to the logo'),
('Certifications',
 'certifications; are we certified; which certificates do we have; R2; R2v3; RIOS; SEIA; NIST; HIPAA; DoD; compliance standards; standards we follow; industry badges; accreditation; which badges do we have; are we HIPAA compliant; quality seals; memberships'),
('Our services',
 'our services; what do we offer; what do we offer our customers; what do we sell; what services do we have; what can customers buy from us; what does the company offer; range of services; offering; what do we do for clients; portfolio of services'),
('Recycling',
 'recycling; what do we recycle; do we recycle batteries; do we take inverters; old solar panels; where do broken panels go; which items do we take; get rid of panels; batteries; inverters; panel disposal; dispose of batteries; scrap panels; do we accept old panels; collect old modules'),
('Buying and selling equipment',
 'buying equipment; selling equipment; do we buy used servers; do we sell refurbished gear; surplus equipment; decommissioned equipment; used hardware; sell old hardware to us; second hand equipment; resale; what do we buy; refurbished; do we purchase surplus; secondhand servers; do we sell used equipment'),
('Secure destruction',
 'secure destruction; data destruction; destroy data; wipe hard drives; shred hard drives; shredding; erase disks; destroy equipment; how is data destroyed; safe disposal of data; do we destroy hard disks; data wiping service'),
('The solar waste crisis',
 'solar waste crisis; solar waste; how many panels reach end of life; how much goes to landfill; panels thrown away by 2030; end of life panels; waste numbers; the problem with solar panels; why recycle solar panels; tons of solar waste; how much material is wasted; discarded panels; million panels; facts about solar waste'),
('Our advantage in figures',
 'our advantage; recovery rate; material recovery rate; how much do we recover; landfill rate; compliance rate; our numbers; how good are we; key figures; what percentage do we recover; zero landfill; percent of materials recovered; statistics about us; why are we better; our performance; how much of a panel is recovered; how much ends up in landfill with us'),
('Our clients',
 'our clients; who are our customers; customer types; which industries do we serve; who do we sell to; target group; EPC contractors; utilities; who buys from us; kinds of clients; who do we work for; target customers; market segments; client list; which companies do we work with'),
('Our process',
 'our process; process steps; how do we work; what are the steps; what happens after a client sends a list; how does a project run; steps of a recycling job; workflow with clients; what happens first; procedure; equipment list; from request to documentation; how does recycling with us work; stages of a project'),
('Quote and turnaround times',
 'quote time; how fast do we quote; how long does a quote take; response time; turnaround time; how long does a job take; when is the work done; duration of a project; delivery time; how many days does it take; when does a customer get an offer; offer within how many hours; processing time; lead time; how quickly do we reply to a request'),
('The sales deck',
 'sales deck; sales presentation; pitch deck; slides; how many slides; present to a client; company presentation; next slide; previous slide; keys in the deck; full screen presentation; slideshow; powerpoint; deck for customers; present full screen; go to the next slide; show the presentation; pitch; how do I present')
) as asked (title, phrasings)
join public.portal_knowledge as passage using (title)
cross join string_to_table(phrasings, '; ') as phrasing;

insert into public.portal_phrasings (passage_id, phrasing)
select id, lower(title) from public.portal_knowledge
on conflict do nothing;
