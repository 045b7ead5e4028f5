-- The page with the logo's address is hidden: no menu, search or answer leads to it.
delete from public.portal_knowledge where path = '/hosted-logos';
