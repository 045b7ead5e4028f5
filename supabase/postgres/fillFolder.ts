import { createHash } from 'node:crypto';
import { keyHeaders, localSecretKey } from '../local/auth/keys.ts';
import { newSecret } from '../local/auth/totp.ts';
import { createQueue } from '../local/database/queue.ts';
import { openBackend } from '../local/openBackend.ts';

export interface Amounts {
  people: number;
  /** Each with two versions and a picture. */
  pieces: number;
  /** Each with a resume. */
  applications: number;
}

export const emailOf = (n: number) => `person${n}@seed.example`;
export const passwordOf = (n: number) => `Password-of-${n}`;

/** Pseudorandom bytes, equal on each run. */
function bytesOf(name: string, size: number): Buffer {
  const parts = Array.from({ length: Math.ceil(size / 64) }, (_, at) =>
    createHash('sha512').update(`${name} ${at}`).digest(),
  );
  return Buffer.concat(parts).subarray(0, size);
}

/**
 * Fills a new data folder through the API: accounts with passwords, photos, pieces with pictures, applications with
 * resumes. Every 50th account has an authenticator app, and the first of these has recovery codes. Returns the apps'
 * secrets, by person.
 */
export async function fillFolder(
  folder: string,
  { people, pieces, applications }: Amounts,
): Promise<Map<number, string>> {
  const backend = await openBackend({ folder, origin: 'http://127.0.0.1' });
  try {
    const lanes = createQueue(4);
    const store = (bucket: string, name: string, type: string, bytes: Buffer) =>
      lanes.run(async () => {
        const answer = await backend.fetch(
          new Request(`http://127.0.0.1/storage/v1/object/${bucket}/${name}`, {
            method: 'POST',
            headers: keyHeaders(localSecretKey, type),
            body: new Uint8Array(bytes),
          }),
        );
        if (!answer.ok) throw new Error(`${bucket}/${name}: ${answer.status} ${await answer.text()}`);
      });
    const each = <Of>(count: number, work: (n: number) => Promise<Of>) =>
      Promise.all(Array.from({ length: count }, (_, index) => work(index + 1)));

    for (let n = 1; n <= people; n += 1) {
      const { id } = await backend.accounts.createUser({
        email: emailOf(n),
        password: passwordOf(n),
        email_confirm: true,
        user_metadata: { favorite: `Solar "café" \t ${n}` },
      });
      await backend.sql(
        `with entry as (
           insert into public.staff_directory (user_id, email, first_name, last_name, role, manager_id)
           select $1, $2, 'Åsa', 'Núñez ' || $3::int, case when $3 = 1 then 'super_admin' else 'staff' end::public.staff_role,
             (select id from public.staff_directory where email = 'person1@seed.example')
           returning id
         ), named as (
           insert into public.user_profiles (user_id, first_name, password_changed) values ($1, 'Åsa', true)
         )
         select id from entry`,
        [id, emailOf(n), n],
      );
    }
    const entries = await backend.sql<{ id: string; user_id: string }>(
      "select id, user_id from public.staff_directory where email like '%@seed.example' order by created_at, id",
    );
    await each(people, async (n) => {
      const photo = `${entries[n - 1]?.id}/${entries[n - 1]?.user_id}.jpg`;
      await store('photos', photo, 'image/jpeg', bytesOf(photo, 12_000));
      await backend.sql('update public.staff_directory set photo = $2 where id = $1', [
        entries[n - 1]?.id,
        photo,
      ]);
    });

    await backend.sql(
      `insert into public.pieces (id, owner_id, designer, designer_version, brand_version, name, draft, version, updated_by)
       select gen_random_uuid(), owner, 'poster', 1, '1', 'Piece ' || n,
         jsonb_build_object('title', E'Zweiter\\tAufgang \\\\ ' || n, 'text', repeat('Words of a piece. ', n % 200)), 2, owner
       from generate_series(1, $1::int) as n, lateral (select ($2::uuid[])[1 + n % $3] as owner) as by`,
      [pieces, entries.map(({ user_id }) => user_id), people],
    );
    const made = await backend.sql<{ id: string; owner_id: string }>(
      "select id, owner_id from public.pieces where name like 'Piece %'",
    );
    await each(pieces, async (n) => {
      const bytes = bytesOf(`picture ${n}`, 30_000 + (n % 50) * 1000);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const { id, owner_id } = made[n - 1] ?? {};
      await store('piece-pictures', sha256, 'image/png', bytes);
      await backend.sql('select public.note_picture($1, $2, $3, $4)', [
        owner_id,
        sha256,
        bytes.length,
        'image/png',
      ]);
      await backend.sql(
        `with used as (
           insert into public.piece_pictures (piece_id, sha256, added_by) values ($1, $2, $3)
         ), kept as (
           insert into public.piece_versions
             (piece_id, version, draft, pictures, designer_version, brand_version, revision, saved_by)
           select id, step, draft || jsonb_build_object('step', step), jsonb_build_object('photo', $2::text), 1, '1', 1, owner_id
           from public.pieces, generate_series(1, 2) as step where id = $1
         )
         update public.pieces set pictures = jsonb_build_object('photo', $2::text) where id = $1`,
        [id, sha256, owner_id],
      );
    });

    await each(applications, async (n) => {
      const resume = `${1_790_000_000_000 + n}_Ann's resume ${n}.pdf`;
      await store('resumes', encodeURIComponent(resume), 'application/pdf', bytesOf(resume, 40_000));
      await backend.sql(
        `insert into public.job_applications (first_name, last_name, email, resume_url)
         values ('Ann', 'Applicant', 'applicant' || $1::text || '@seed.example', $2)`,
        [n, resume],
      );
    });

    const secrets = new Map<number, string>();
    for (let n = 2; n <= people; n += 50) {
      const secret = newSecret();
      await backend.sql(
        `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret)
         select gen_random_uuid(), id, 'App', 'totp', 'verified', $2 from auth.users where email = $1`,
        [emailOf(n), secret],
      );
      if (n === 2)
        await backend.sql(
          `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status)
           select gen_random_uuid(), id, 'Recovery codes', 'recovery_code', 'verified' from auth.users where email = $1`,
          [emailOf(n)],
        );
      secrets.set(n, secret);
    }
    return secrets;
  } finally {
    await backend.close();
  }
}
