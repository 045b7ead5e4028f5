import '@daybreak/brand/styles.css';
import '@daybreak/ui/styles.css';
import { loadModel } from '../src/editor/reading/marking/loadModel.ts';
import { everyBrief } from '../wizardBriefs/briefs/briefs.ts';
import { judge } from '../wizardBriefs/gates/judge.ts';

/** The requests of `pnpm bench wizard`, one description at a time: layouts are judged where they're drawn. */
declare global {
  interface Window {
    judgeBrief: (id: string, everySize: boolean) => ReturnType<typeof judge>;
  }
}

await Promise.all([400, 500, 600, 700, 800].map((weight) => document.fonts.load(`${weight} 16px Poppins`)));
const model = await loadModel();
window.judgeBrief = (id, everySize) => {
  const brief = everyBrief.find((one) => one.id === id);
  if (!brief) throw new Error(`There is no brief ${id}.`);
  return judge(brief, model, { everySize });
};
