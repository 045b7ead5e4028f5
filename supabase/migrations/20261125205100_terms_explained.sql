-- What the field's terms mean. A question for a meaning isn't answered by saying that we have it.
insert into public.portal_knowledge (title, path, keywords, body) values
('R2v3', '/sales-deck', 'r2v3 r2 meaning definition stands for standard responsible recycling reuse seri electronics version',
 'R2v3 is version 3 of the R2 (Responsible Recycling) Standard for the reuse and recycling of electronics. SERI, a nonprofit, publishes it; independent auditors check a facility against it. We are R2v3 Qualified.'),
('RIOS', '/sales-deck', 'rios meaning definition stands for recycling industry operating standard quality environment safety',
 'RIOS is the Recycling Industry Operating Standard, a management standard for quality, environment, health and safety at recyclers. We are RIOS Qualified.'),
('DoD 5220.22-M', '/sales-deck', 'dod 5220 5220.22-m meaning definition stands for department of defense overwrite wipe erase',
 'DoD 5220.22-M is a manual of the U.S. Department of Defense. Its name is used for a method of erasing drives that overwrites all data. It is one of our badges.'),
('HIPAA', '/sales-deck', 'hipaa meaning definition stands for health insurance portability accountability act patient privacy',
 'HIPAA is the Health Insurance Portability and Accountability Act, the U.S. law that protects health information, also on drives that are retired. It is one of our badges.'),
('NIST', '/sales-deck', 'nist meaning definition stands for national institute of standards and technology 800-88 sanitization',
 'NIST is the U.S. National Institute of Standards and Technology. Its publication SP 800-88 says how data on storage media is made unreadable. It is one of our badges.'),
('SEIA', '/sales-deck', 'seia meaning definition stands for solar energy industries association',
 'SEIA is the Solar Energy Industries Association, the trade association of the U.S. solar industry.'),
('EPC', '/sales-deck', 'epc meaning definition stands for engineering procurement construction contractor',
 'EPC stands for engineering, procurement and construction: an EPC contractor designs a solar plant, buys its parts and builds it.'),
('CMYK and RGB', '/marketing-materials', 'cmyk rgb meaning definition stands for cyan magenta yellow black ink inks screen difference',
 'CMYK stands for cyan, magenta, yellow and black, the inks of a press. RGB stands for red, green and blue, the light of a screen. Print PDFs are CMYK; PNG and JPEG are RGB.'),
('Bleed and crop marks', '/marketing-materials', 'bleed crop marks trim meaning definition cut edge',
 'Bleed is the part of the artwork beyond the edge of the finished page, so that no white shows where the paper is cut. Crop marks show the printer where to cut.'),
('DPI', '/marketing-materials', 'dpi dots per inch meaning definition stands for resolution sharp',
 'DPI stands for dots per inch: how many pixels of a picture are printed on one inch. The more there are, the sharper it is.');

delete from public.portal_phrasings
where passage_id = (select id from public.portal_knowledge where title = 'Certifications')
  and phrasing in ('R2', 'R2v3', 'RIOS', 'SEIA', 'NIST', 'HIPAA', 'DoD');

insert into public.portal_phrasings (passage_id, phrasing)
select passage.id, phrasing
from (values
('R2v3', 'R2v3; what does R2v3 mean; what is R2v3; what does R2 stand for; R2; meaning of R2v3; definition of R2; R2 standard; explain R2v3; what is R2 certification'),
('RIOS', 'RIOS; what does RIOS mean; what is RIOS; what does RIOS stand for; meaning of RIOS; definition of RIOS; RIOS standard; explain RIOS; RIOS certification'),
('DoD 5220.22-M', 'DoD; DoD 5220; DoD 5220.22-M; what does DoD 5220.22-M mean; what is DoD 5220; meaning of DoD; DoD wipe; what does DoD mean; definition of DoD 5220'),
('HIPAA', 'HIPAA; what does HIPAA mean; what is HIPAA; what does HIPAA stand for; meaning of HIPAA; definition of HIPAA; explain HIPAA; HIPAA law'),
('NIST', 'NIST; what does NIST mean; what is NIST; what does NIST stand for; NIST 800-88; meaning of NIST; explain NIST; definition of NIST'),
('SEIA', 'SEIA; what does SEIA mean; what is SEIA; what does SEIA stand for; meaning of SEIA; explain SEIA; definition of SEIA; solar energy industries association'),
('EPC', 'EPC; what does EPC mean; what is an EPC; what does EPC stand for; what is an EPC contractor; meaning of EPC; definition of EPC; explain EPC'),
('CMYK and RGB', 'what does CMYK mean; what is CMYK; what does CMYK stand for; what does RGB mean; what is RGB; difference between CMYK and RGB; meaning of CMYK; explain CMYK; definition of CMYK'),
('Bleed and crop marks', 'what is bleed; what does bleed mean; meaning of bleed; what are crop marks; definition of bleed; what are crop marks for; explain bleed; what does crop mark mean'),
('DPI', 'what does DPI mean; what is DPI; what does DPI stand for; meaning of DPI; dots per inch; definition of DPI; explain DPI; what does dots per inch mean')
) as asked (title, phrasings)
join public.portal_knowledge as passage using (title)
cross join string_to_table(phrasings, '; ') as phrasing;
