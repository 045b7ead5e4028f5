import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderStorage } from '../../local/storage/storage.ts';
import { temporaryFolder } from '../support/folders.ts';

const digest = createHash('sha256').update('resumes/x.pdf').digest('hex');
const put = (folder: string) =>
  folderStorage(folder).uploadObject(
    'resumes',
    'x.pdf',
    undefined,
    Buffer.from('%PDF-'),
    'application/pdf',
    'no-cache',
  );

test.each(['', '.json'])('a file that cannot be written leaves nothing behind (%s)', async (end) => {
  const folder = temporaryFolder();
  const inTheWay = join(folder, digest + end);
  mkdirSync(join(inTheWay, 'full'), { recursive: true });
  await expect(put(folder)).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([digest + end]);
});

test("the next start removes a killed process's half-written files", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, `${digest}.0b5c.part`), '%PD');
  await put(folder);
  expect(readdirSync(folder).sort()).toEqual([digest, `${digest}.json`]);
});
