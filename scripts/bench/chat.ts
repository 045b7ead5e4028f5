import { demoPassword, keyHeaders, localPublishableKey, openBackend } from '../../supabase/local/index.ts';
import { hitRate, type Search, wronglyAnswered } from '../../supabase/tests/answers/measure.ts';
import * as hurried from '../../supabase/tests/answers/questions/hurried.ts';
import * as tuned from '../../supabase/tests/answers/questions/tuned.ts';
import * as widened from '../../supabase/tests/answers/questions/widened.ts';
import { writePart } from './report.ts';

const origin = 'http://127.0.0.1';
const backend = await openBackend({ origin });
const post = async (path: string, body: object, token = localPublishableKey) => {
  const answer = await backend.fetch(
    new Request(`${origin}${path}`, {
      method: 'POST',
      headers: keyHeaders(token),
      body: JSON.stringify(body),
    }),
  );
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
};

const rows: string[][] = [];
try {
  const { access_token: token } = await post('/auth/v1/token?grant_type=password', {
    email: 'sam@daybreak.example',
    password: demoPassword,
  });
  const search: Search = async (question) => {
    const found: { title: string }[] = await post('/rest/v1/rpc/search_portal', { question }, token);
    return found.map(({ title }) => title);
  };
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  for (const [what, questions, without, atFirstSight] of [
    ['Looked at while the search was tuned', tuned.asked, tuned.unanswerableAsked, '–'],
    ['Kept aside, written at the same time', tuned.heldOut, tuned.unanswerableHeldOut, '98.2, 98.2 %'],
    ['Written afterwards', tuned.round2, tuned.unanswerable2, '81.7, 85.0 %'],
    ['In a hurry', hurried.round1, hurried.unanswerable1, '65.0, 66.7 %, 1 of 20'],
    ['By other voices', hurried.round2, hurried.unanswerable2, '80.0, 83.3 %, 2 of 20'],
    ['At the end', hurried.round3, hurried.unanswerable3, '85.0, 88.3 %, 4 of 20'],
    ['Before the widening', widened.round1, widened.unanswerable1, '63.3, 68.3 %, 5 of 20'],
    ['After the widening', widened.round2, widened.unanswerable2, '65.0, 68.3 %, 5 of 20'],
    ['After the fixes', widened.round3, widened.unanswerable3, '96.7, 100.0 %, 1 of 20'],
  ] as const) {
    const { first, amongThree, missed } = await hitRate(search, questions);
    const wrong = await wronglyAnswered(search, without);
    const row = [
      what,
      String(questions.length),
      percent(first),
      percent(amongThree),
      `${wrong.length} of ${without.length}`,
      atFirstSight,
    ];
    rows.push(row);
    console.log([row.join('  '), ...missed, ...wrong].join('\n'));
  }
} finally {
  await backend.close();
}

writePart(
  'What the assistant finds',
  'pnpm bench chat',
  'PostgreSQL in WebAssembly',
  [
    'Questions of colleagues (`supabase/tests/answers`), asked as staff, with no provider. “At first sight” counts: first, among three, and answered though no one can, before anyone looked at the failures. Their authors had seen the search, and the last set asks more plainly than the two before it: for unseen questions, expect something between their figures.',
  ],
  [
    ['Questions', 'How many', 'First', 'Among three', 'Answered, though no one can', 'At first sight'],
    ...rows,
  ],
);
