import '@daybreak/brand/styles.css';
import '@daybreak/ui/styles.css';
import { judge } from '../src/pieces/wizard/gates/judge.ts';
import { briefs } from '../src/wizard/briefs/briefs.ts';
import { fresh } from '../src/wizard/briefs/fresh.ts';

/** What `pnpm bench wizard` asks for, brief by brief: layouts are judged where they are drawn. */
declare global {
  interface Window {
    judgeBrief: (id: string) => ReturnType<typeof judge>;
  }
}

await Promise.all([400, 500, 600, 700, 800].map((weight) => document.fonts.load(`${weight} 16px Poppins`)));
window.judgeBrief = (id) => {
  const brief = [...briefs, ...fresh].find((one) => one.id === id);
  if (!brief) throw new Error(`There is no brief ${id}.`);
  return judge(brief);
};
