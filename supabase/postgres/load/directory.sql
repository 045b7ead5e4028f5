select id, email, first_name, last_name, phone, job_title, role, is_active from public.staff_directory
where is_active order by role desc, first_name, id limit 1000;
commit;
