import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, '.github/workflows');

/** Anyone who takes over an action can move its tags, but not change a commit. */
describe.each(readdirSync(folder))('%s', (file) => {
  it('pins every action to a commit, and names its release', () => {
    const uses = readFileSync(join(folder, file), 'utf8').match(/uses: .*/g) ?? [];
    expect(uses.length).toBeGreaterThan(0);
    for (const use of uses) expect(use).toMatch(/^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });
});

it("a dependency is at least three days old when it's added", () => {
  const age = /^minimumReleaseAge: (\d+)$/m.exec(
    readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'),
  )?.[1];
  expect(Number(age)).toBeGreaterThanOrEqual(3 * 24 * 60);
});
