import { localPublishableKey } from '@daybreak/supabase/local/keys';
import { expect, it } from 'vitest';
import { httpApplicationApi } from '../../backend/applicationApi/httpApplicationApi.ts';
import { embeddedServer } from '../../backend/testing/embeddedServer.ts';
import { httpPositions } from './position/openPosition.ts';

const { database, origin, sendsOnly } = embeddedServer();
const project = () => ({ url: origin(), publishableKey: localPublishableKey });

it('reads an open position and applies for it over HTTP on the embedded backend', async () => {
  const id = '00000000-0000-4000-a000-00000000000b';
  await database().sql(
    `insert into public.positions (id, title, place, kind) values ($1, 'Technician', 'Austin', 'full_time')`,
    [id],
  );
  expect(await httpPositions(project())(id)).toMatchObject({ title: 'Technician' });
  const api = httpApplicationApi(project());
  const reference = 'ABCDE-12345';
  await api.admit(reference, null);
  const record = {
    reference,
    first_name: 'Jo',
    last_name: 'Doe',
    email: 'jo@elsewhere.example',
    phone: null,
    experience_years: 'mid',
    available_start_date: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
    salary_expectations: null,
    work_authorization: 'yes',
    resume_url: null,
    position_id: id,
  } as const;
  await api.send(record, '');
  expect(
    await database().sql('select email, position_id from public.job_applications where reference = $1', [
      reference,
    ]),
  ).toEqual([{ email: record.email, position_id: id }]);
});

sendsOnly('applicationForm');
