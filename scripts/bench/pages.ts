import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { startServer } from '../demo.ts';
import { launchChromium } from '../launchChromium.ts';
import { measureArrivals } from './arrivals.ts';
import { writePart } from './report.ts';

// Measures page loads for a first-time visitor: `pnpm bench pages [--rounds 5] [--only poster] [--dry]`.

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    dry: { type: 'boolean', default: false },
  },
});

await using server = await startServer(0);
await using browser = await launchChromium();
const rounds = Number(values.rounds);
const arrivals = await measureArrivals(browser, server.origin, { rounds, only: values.only });
const rows = arrivals.map(({ page, painted, element, ratio, blocked, shift, kib, scriptKib, requests }) => [
  page,
  `${(painted / 1000).toFixed(2)} s`,
  ratio.toFixed(2),
  `${blocked.toFixed(0)} ms`,
  shift.toFixed(3),
  `${kib.toFixed(0)} KiB (${scriptKib.toFixed(0)})`,
  `${requests}`,
  element,
]);
for (const row of rows) console.log(row.join('  '));
if (!values.dry)
  writePart(
    'How pages arrive',
    'pnpm bench pages',
    `Chromium ${browser.version()}`,
    [
      `A phone of 412 × 823 px with a processor slowed down four times, on a line of 1.6 Mbit/s with 150 ms of latency and an empty cache; signed in through the browser's storage. Medians of ${rounds} rounds, each of which opens all pages once. The base, the first line, is React and its router with one page behind them that draws a table of forty rows, padded with unread text to 355 KiB of compressed JavaScript, what the dashboard of a well-known admin template loads; it asks for no data. Bytes (of them JavaScript) and requests are those before the largest paint.`,
      `Processes that wanted one of the ${availableParallelism()} cores in the last five minutes of the run: ${loadavg()[1]?.toFixed(1)}.`,
    ],
    [
      [
        'Page',
        'Largest paint',
        'Of the base',
        'Blocked',
        'Shift',
        'On the wire',
        'Requests',
        'What that paint is',
      ],
      ...rows,
    ],
  );
