import { randomUUID } from 'node:crypto';
import { renameSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface DownloadEvent {
  readonly method: string;
  readonly params: {
    readonly context: string;
    readonly url: string;
    suggestedFilename?: string;
    readonly filepath?: string;
    download?: string;
    navigation: string | null;
  };
}

/**
 * Names each Firefox download like newer versions do, because Playwright otherwise accepts no download. A second file
 * with the same name is moved to the place that Playwright expects.
 */
export function downloadsNamed() {
  const names = new Set<string>();
  const going: { id: string; context: string; url: string; name: string }[] = [];
  return ({ method, params }: DownloadEvent): void => {
    if (params.download || params.navigation) return;
    const { context, url, suggestedFilename = '', filepath } = params;
    if (method === 'browsingContext.downloadWillBegin') {
      params.download = randomUUID();
      const first = suggestedFilename.replace(/\(\d+\)(?=\.[^.]*$|$)/, '');
      if (names.has(first)) params.suggestedFilename = first;
      const name = params.suggestedFilename ?? '';
      names.add(name);
      going.push({ id: params.download, context, url, name });
    } else if (method === 'browsingContext.downloadEnd') {
      const index = going.findIndex((one) => one.context === context && one.url === url);
      const [ended] = index < 0 ? [] : going.splice(index, 1);
      if (!ended) return;
      params.download = ended.id;
      if (filepath) renameSync(filepath, join(dirname(filepath), ended.name));
    }
  };
}
