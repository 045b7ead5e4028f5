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

-- Departments, places and managers. Ada has nobody below her, so that an account can be tried out and taken away again.
update public.staff_directory as staff set
  department = details.department, location = details.location, start_date = details.start_date::date,
  pronouns = details.pronouns, manager_id = manager.id
from (values
  ('helene.dubois', 'Management', 'Austin', '2014-03-03', 'she/her', null),
  ('ada', 'Management', 'Austin', '2016-05-16', 'she/her', 'helene.dubois'),
  ('max', 'People & Culture', 'Austin', '2018-09-03', 'he/him', 'helene.dubois'),
  ('edith.novak', 'Finance', 'Austin', '2017-01-09', null, 'helene.dubois'),
  ('ngoc.tran', 'Finance', 'Austin', '2022-06-20', 'they/them', 'edith.novak'),
  ('tomas.brennan', 'Recycling', 'San Antonio', '2015-08-10', 'he/him', 'helene.dubois'),
  ('maya.stone', 'Operations', 'San Antonio', '2019-02-04', 'she/her', 'tomas.brennan'),
  ('jun', 'Operations', 'San Antonio', '2023-10-02', null, 'maya.stone'),
  ('rafael', 'Operations', 'San Antonio', '2021-11-08', null, 'maya.stone'),
  ('nia', 'Operations', 'San Antonio', '2026-11-02', 'she/her', 'maya.stone'),
  ('wilhelmina.vanderbilt', 'Reverse Logistics and Decommissioned Equipment', 'Rotterdam, the Netherlands', '2020-04-14', 'she/her', 'maya.stone'),
  ('bjorn.asgeirsson', 'Recycling', 'Houston', '2019-07-01', 'he/him', 'tomas.brennan'),
  ('kwame.mensah', 'Recycling', 'San Antonio', '2018-03-19', 'he/him', 'tomas.brennan'),
  ('sofia.marques', 'Recycling', 'Houston', '2020-09-14', 'she/her', 'tomas.brennan'),
  ('dmitri.sokolov', 'Data Destruction', 'Houston', '2021-01-18', null, 'bjorn.asgeirsson'),
  ('priya.raman', 'Marketing', 'Austin', '2017-10-23', 'she/her', 'helene.dubois'),
  ('grace.kim', 'Marketing', 'Austin', '2022-02-28', 'she/her', 'priya.raman'),
  ('hassan.farouk', 'Sales', 'Austin', '2016-11-14', 'he/him', 'helene.dubois'),
  ('sam', 'Sales', 'Austin', '2021-05-03', 'they/them', 'hassan.farouk'),
  ('aaliyah.brooks', 'Sales', 'Houston', '2024-01-15', 'she/her', 'hassan.farouk'),
  ('liam.ocallaghan', 'Sales', null, '2024-08-05', null, 'hassan.farouk')
) as details (name, department, location, start_date, pronouns, manager)
left join public.staff_directory as manager on manager.email = details.manager || '@daybreak.example'
where staff.email = details.name || '@daybreak.example' and staff.start_date is null;
