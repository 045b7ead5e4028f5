import { parseArgs } from 'node:util';
import { makeFirstSuperAdmin, NoSuperAdmin } from './firstSuperAdmin.ts';

const help = `SUPABASE_URL=https://….supabase.co SUPABASE_SECRET_KEY=sb_secret_… \\
  pnpm --filter @daybreak/supabase first-super-admin --email ada@your-company.example --first-name Ada [--last-name Lovelace]

Creates the first super administrator's account and directory entry, and prints a password for the first sign-in.
`;

const { values } = parseArgs({
  options: {
    email: { type: 'string' },
    'first-name': { type: 'string' },
    'last-name': { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = process.env;
const { email, 'first-name': firstName, 'last-name': lastName } = values;

if (values.help || !url || !secretKey || !email || !firstName) {
  process.stdout.write(help);
  process.exit(values.help ? 0 : 2);
}
try {
  const made = await makeFirstSuperAdmin({
    url,
    secretKey,
    email,
    firstName,
    ...(lastName ? { lastName } : {}),
  });
  console.log(
    `\n  ${made.email} is a super administrator.\n  Password for the first sign-in: ${made.password}\n`,
  );
} catch (error) {
  if (!(error instanceof NoSuperAdmin)) throw error;
  console.error(error.message);
  process.exit(1);
}
