-- "Come in" is about signing in only where the portal or the person is what comes in: posters come in sizes.
delete from private.search_phrases where phrase = 'come in';
insert into private.search_phrases (stands_for, phrase) values
('sign in', 'can i come in'),
('sign in', 'come into the portal'),
('sign in', 'do i come in');
