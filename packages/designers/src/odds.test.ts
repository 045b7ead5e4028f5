import { it } from 'vitest';
import { writeFileSync } from 'node:fs';
import { knownIn } from './editor/reading/known.ts';
import { wordsIn } from './editor/reading/marking/words.ts';
import { oddsOf, marksOf } from './editor/reading/marking/model.ts';
import { model } from './editor/reading/marking/weights.ts';
it('x', () => {
  let out = '';
  for (const t of ['Blood drive flyer, the Red Cross approved us for Wednesday January 20. Starts 9:30 am, Building C training room.', 'Year-end rack clearance, we need a flyer by tomorrow noon. 160 used cabinets, all 42U.', 'Free English class!! Poster by lockers. Mondays + Thursdays 3:15 pm, room 110.', 'flyer 4 thanksgiving potluck this wed nov 25 at noon, dock 2. turkey is on the company, A-L bring sides.', 'Facebook post: we are hiring CDL drivers in Amarillo. Home every night, $29 an hour.', 'Mention the free parking.', 'Safety poster for the battery hall', 'Post. The crew had pizza on us.']) {
    const k = knownIn(t, { today: '2026-11-22', locale: 'en-US' }); const w = wordsIn(k.text, k.pieces, k.facts); const o = oddsOf(w, model); const m = marksOf(w, model);
    out += w.map((x, i) => `${x.form}${x.isPiece ? '*' : ''}${x.fact ? `/${x.fact}` : ''}:${o[i]!.toFixed(1)}${m[i] ? '+' : ''}`).join(' ') + '\n';
  }
  writeFileSync('/tmp/odds.txt', out);
});
