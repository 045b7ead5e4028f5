-- What an answer says is read by itself, and not under its title.
update public.portal_knowledge
set body = 'When sign-in says "Please contact your administrator to activate your account.", the account is not active: a super administrator activates it in the staff directory. For a forgotten password choose "Forgot your password?" on the same page.'
where title = '"Please contact your administrator to activate your account."';

update public.portal_knowledge
set body = replace(body, 'Ray quotes what the portal knows', 'Ray answers from what the portal knows')
where title = 'Ray, your assistant';
