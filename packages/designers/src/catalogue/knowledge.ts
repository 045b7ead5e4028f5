import { wizardKnowledge } from '../campaigns/wizard/wizard.knowledge.ts';
import { wizardManifest } from '../campaigns/wizard/wizard.manifest.ts';
import type { Manifest } from '../designers/manifest.ts';
import { counted, listed, type Passages } from '../designers/passages.ts';
import { fields } from '../designers/registry/fields.ts';
import { knowledge } from '../designers/registry/knowledge.ts';
import { manifests } from '../designers/registry/manifests.ts';
import type { Fields } from '../editor/fields/fields.ts';

const onHub = Object.values<Manifest>(manifests).filter(({ place }) => place === 'hub');

/** The themes, by their description, each with the designers that offer it. */
const themes = new Map<string, string[]>();
const themed = Object.entries<Fields>(fields).filter(([, { theme }]) => theme?.kind === 'choice');
for (const [id, { theme }] of themed)
  if (theme?.kind === 'choice' && Array.isArray(theme.options))
    for (const { label } of theme.options) {
      const { title } = manifests[id as keyof typeof manifests];
      themes.set(label, [...(themes.get(label) ?? []), title]);
    }

/** What the assistant knows about the designers, by the passage's title. A migration gives it to the database: `pnpm designers`. */
export const passages: Passages = Object.assign(
  {
    'The Marketing Center': `The Marketing Center makes ${counted(onHub)} kinds of material: ${listed(onHub.map(({ title }) => title))}. Next to them is the ${wizardManifest.title}. Choose one, fill in the form, and watch the preview; Back returns to the choice.`,
    'Themes of the designers': [...themes]
      .map(([label, titles]) =>
        titles.length === themed.length
          ? `${label}, in every designer with themes.`
          : `${label}, in ${listed(titles)}.`,
      )
      .join(' '),
  } satisfies Passages,
  ...Object.values<Passages>(knowledge),
  wizardKnowledge,
);
