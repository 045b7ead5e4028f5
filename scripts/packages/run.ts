import { spawn } from 'node:child_process';

/** Runs a program and returns its output. Rejects with all of its output when it fails. */
export async function run(label: string, file: string, args: string[], cwd: string): Promise<string> {
  const child = spawn(file, args, { cwd, env: { ...process.env, CI: '1' } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  if (code !== 0) throw new Error(`${label}\n${printed}`);
  console.log(`ok    ${label}`);
  return printed;
}
