import { scriptsOf } from './scripts/routeScripts.ts';

const budget = (name: string, limit: string, path: string[]) => ({ name, limit, path, gzip: true });

export default [
  budget(
    '/sign-in: all JavaScript before the form shows',
    '85 KiB',
    scriptsOf('index.html', 'src/features/signIn/SignInPage.tsx'),
  ),
];
