import { readFileSync } from 'node:fs';
import { vi } from 'vitest';

/** A structure element as pdf.js returns it: `alt` is its alternative text if it has any, else what it shows. */
interface Element {
  role: string;
  alt?: string;
  children: (Element | { type: string; id: string })[];
}

/** A page of a tagged PDF as pdf.js reads it. */
export interface ReadPage {
  /** The words of headings, paragraphs and links, in the order of the structure. */
  words: string[];
  roles: string[];
  /** Marks that the structure names but the page doesn't have. */
  missing: string[];
}

/** Reads a PDF as Firefox does for a screen reader (pdf.js). */
export async function readByPdfJs(path: string): Promise<ReadPage[]> {
  // It reports that it can't draw here. It isn't asked to.
  const quiet = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  quiet.mockRestore();
  const loading = getDocument({
    data: new Uint8Array(readFileSync(path)),
    verbosity: VerbosityLevel.ERRORS,
  });
  const document = await loading.promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const marks = new Set(items.flatMap((item) => ('id' in item ? [item.id] : [])));
    const read: ReadPage = { words: [], roles: [], missing: [] };
    const visit = ({ role, alt, children }: Element) => {
      read.roles.push(role);
      if (alt !== undefined && role !== 'Figure') read.words.push(alt);
      for (const child of children)
        if ('role' in child) visit(child);
        else if (child.type === 'content' && !marks.has(child.id)) read.missing.push(child.id);
    };
    const root = (await page.getStructTree()) as Element | null;
    if (root) visit(root);
    pages.push(read);
  }
  await loading.destroy();
  return pages;
}
