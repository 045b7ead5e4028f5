-- A name is never empty and at most 60 characters, in the directory and in a profile. Where a profile has none, it says null.
update public.staff_directory
set first_name = left(btrim(first_name), 60), last_name = nullif(left(btrim(last_name), 60), '')
where char_length(first_name) > 60 or char_length(last_name) > 60 or btrim(last_name) = '';
update public.user_profiles
set first_name = nullif(left(btrim(first_name), 60), ''),
  last_name = nullif(left(btrim(last_name), 60), ''),
  display_name = nullif(left(btrim(display_name), 60), '');

alter table public.staff_directory
  drop constraint staff_directory_first_name_check,
  add constraint staff_directory_first_name_check check (btrim(first_name) <> '' and char_length(first_name) <= 60),
  drop constraint staff_directory_last_name_check,
  add constraint staff_directory_last_name_check check (btrim(last_name) <> '' and char_length(last_name) <= 60);
alter table public.user_profiles
  drop constraint user_profiles_first_name_check,
  add constraint user_profiles_first_name_check check (btrim(first_name) <> '' and char_length(first_name) <= 60),
  drop constraint user_profiles_last_name_check,
  add constraint user_profiles_last_name_check check (btrim(last_name) <> '' and char_length(last_name) <= 60),
  drop constraint user_profiles_display_name_check,
  add constraint user_profiles_display_name_check check (btrim(display_name) <> '' and char_length(display_name) <= 60);
