-- The logo has a variant for the bright grounds of the palette.
update public.portal_knowledge set
  keywords = replace(keywords, 'on-image icon', 'on-image night orange icon'),
  body = 'The logo has five variants: primary for white grounds, grey for one-color print, white for dark grounds, on-image for photographs, and night for orange, amber and cyan. There is also an icon. Keep one radius of its disc free on every side, and do not stretch, turn or recolor it.'
where title = 'Logo' and path = '/brand-guidelines';
