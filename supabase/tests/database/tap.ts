export interface Assertion {
  ok: boolean;
  name: string;
  /** Details that pgTAP adds to a failure. */
  details: string;
}

/** Parses the results of a pgTAP file. The last assertion tells whether it ran to the end. */
export function readTap(lines: readonly string[]): Assertion[] {
  const assertions: Assertion[] = [];
  let planned: number | undefined;
  for (const line of lines) {
    const plan = /^1\.\.(\d+)$/.exec(line);
    const outcome = /^(not )?ok \d+(?: - (.*))?$/.exec(line);
    if (plan) planned = Number(plan[1]);
    else if (outcome) assertions.push({ ok: !outcome[1], name: outcome[2] ?? 'unnamed', details: '' });
    else if (line.startsWith('#') && assertions.length > 0)
      (assertions.at(-1) as Assertion).details += `${line}\n`;
  }
  const complete = planned === assertions.length;
  return [
    ...assertions,
    { ok: complete, name: 'runs to its end', details: `planned ${planned}, ran ${assertions.length}` },
  ];
}
