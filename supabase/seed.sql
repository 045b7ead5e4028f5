-- The directory of a fictional company: public tables only, no accounts. People get theirs from the admin API, which
-- also links them by user_id. Gaps (no last name, telephone or title) and long or accented names are on purpose.
insert into public.staff_directory (email, first_name, last_name, phone, job_title, role, is_active) values
  ('ada@daybreak.example', 'Ada', 'Okafor', '(512) 555-0101', 'Chief Operating Officer', 'super_admin', true),
  ('max@daybreak.example', 'Max', 'Lindqvist', '(512) 555-0102', 'People & Culture Manager', 'admin', true),
  ('sam@daybreak.example', 'Sam', 'Rivera', '(512) 555-0103', 'Account Executive', 'staff', true),
  ('nia@daybreak.example', 'Nia', 'Castellanos', null, 'Logistics Coordinator', 'staff', true),
  ('ivo@daybreak.example', 'Ivo', 'Petrov', '(512) 555-0105', 'Field Technician', 'staff', false),
  ('helene.dubois@daybreak.example', 'Hélène', 'Dubois-Lefèvre', '(512) 555-0106', 'Chief Executive Officer', 'super_admin', true),
  ('tomas.brennan@daybreak.example', 'Tomás', 'Brennan', '(512) 555-0107', 'Director of Recycling Operations', 'admin', true),
  ('priya.raman@daybreak.example', 'Priya', 'Raman', '(512) 555-0108', 'Head of Marketing', 'admin', true),
  ('jun@daybreak.example', 'Jun', null, '(512) 555-0109', 'Warehouse Associate', 'staff', true),
  ('maya.stone@daybreak.example', 'Maya', 'Stone', '(512) 555-0110', 'Operations Manager', 'staff', true),
  ('bjorn.asgeirsson@daybreak.example', 'Björn', 'Ásgeirsson', null, 'Inverter Test Engineer', 'staff', true),
  ('marguerite@daybreak.example', 'Marguerite', null, null, null, 'staff', true),
  ('wilhelmina.vanderbilt@daybreak.example', 'Wilhelmina-Alexandra', 'van der Bilt-Montgomery-Featherstonehaugh', '(512) 555-0113', 'Regional Manager for Decommissioned Utility-Scale Equipment and Reverse Logistics', 'staff', true),
  ('dmitri.sokolov@daybreak.example', 'Dmitri', 'Sokolov', '(512) 555-0114', 'Data Destruction Specialist', 'staff', true),
  ('aaliyah.brooks@daybreak.example', 'Aaliyah', 'Brooks', '(512) 555-0115', 'Sales Development Representative', 'staff', true),
  ('ngoc.tran@daybreak.example', 'Ngọc', 'Trần', '(512) 555-0116', 'Purchasing Analyst', 'staff', true),
  ('liam.ocallaghan@daybreak.example', 'Liam', 'O''Callaghan', '(512) 555-0117', null, 'staff', true),
  ('sofia.marques@daybreak.example', 'Sofia', 'Marques', null, 'Compliance Officer (R2v3, RIOS)', 'staff', true),
  ('kwame.mensah@daybreak.example', 'Kwame', 'Mensah', '(512) 555-0119', 'Solar Panel Grading Lead', 'staff', true),
  ('grace.kim@daybreak.example', 'Grace', 'Kim', '(512) 555-0120', 'Graphic Designer', 'staff', true),
  ('rafael@daybreak.example', 'Rafael', null, '(512) 555-0121', 'Forklift Operator', 'staff', true),
  ('edith.novak@daybreak.example', 'Edith', 'Novák', '(512) 555-0122', 'Controller', 'staff', true),
  ('hassan.farouk@daybreak.example', 'Hassan', 'Farouk', '(512) 555-0123', 'Customer Success Manager', 'staff', true),
  ('carla.weiss@daybreak.example', 'Carla', 'Weiss', '(512) 555-0124', 'Former Office Manager', 'staff', false)
on conflict (email) do nothing;
