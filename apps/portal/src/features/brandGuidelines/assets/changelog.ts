export interface Release {
  version: string;
  changes: string[];
}

/** Reads a changelog as Changesets writes it: `## 1.2.0`, then lists. Leaves out kinds of change and commit ids. */
export const readChangelog = (markdown: string): Release[] =>
  markdown
    .split(/^## /m)
    .slice(1)
    .map((release) => {
      const [version = '', ...lines] = release.split('\n');
      const items = lines
        .join('\n')
        .split(/^- /m)
        .slice(1)
        .map((item) => item.replace(/^###.*$/gm, '').replace(/^[0-9a-f]{7}: /, ''));
      return { version: version.trim(), changes: items.map((item) => item.replaceAll(/\s+/g, ' ').trim()) };
    });
