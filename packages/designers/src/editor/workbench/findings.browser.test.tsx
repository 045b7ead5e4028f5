import '@daybreak/brand/styles.css';
import '@daybreak/ui/styles.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { poster } from '../../designers/poster/poster.ts';
import { loadType } from '../artwork/testing/drawPiece.tsx';
import { anyDesigner, type DesignerProps, type OpenDraft } from '../designer.ts';
import { memoryDrafts } from '../drafts/draftStore.ts';
import { workbenchOf } from './Workbench.tsx';

const host = document.createElement('div');
const root = createRoot(host);
beforeAll(async () => {
  document.body.append(host);
  await loadType();
});
afterAll(() => {
  flushSync(() => root.render(null));
  host.remove();
});

const designer = anyDesigner(poster);

/** Opens a draft, and returns what the host gets next to it. */
async function opened(draft: Record<string, string>, view: DesignerProps['view']): Promise<OpenDraft> {
  const drafts = memoryDrafts();
  drafts.save(designer.id, draft);
  const Workbench = workbenchOf(designer);
  const seen: OpenDraft[] = [];
  root.render(
    <Workbench
      key={crypto.randomUUID()}
      drafts={drafts}
      view={view}
      onViewChange={() => undefined}
      besideDraft={(open) => {
        seen.push(open);
        return null;
      }}
    />,
  );
  await expect.poll(() => seen.length).toBeGreaterThan(0);
  return seen.at(-1) as OpenDraft;
}

it.each(['page', 'studio'] as const)(
  'reports to its host on the %s what preflight finds in the open draft',
  async (view) => {
    const clean = await opened({ title: 'Drop-off day', type: 'awareness' }, view);
    const usual = (await clean.findings?.()) ?? [];
    const undated = await opened({ title: 'Drop-off day', type: 'event' }, view);
    const found = (await undated.findings?.()) ?? [];
    const news = found.filter(({ says }) => !usual.some((each) => each.says === says));
    expect(news.map(({ says }) => says).join('\n')).toMatch(/date/i);
  },
);
