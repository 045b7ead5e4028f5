const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

interface PlainMail {
  /** Paragraphs; lines within one stay lines. */
  paragraphs: readonly string[];
  /** Stands after the paragraph of this place. */
  link?: { after: number; href: string; label: string };
}

/** The look of mails that people of this portal get: plain, so that it is the same in every mail program. */
export function plainMail({ paragraphs, link }: PlainMail): { text: string; html: string } {
  const texts = [...paragraphs];
  const parts = paragraphs.map((words) => `<p dir="auto">${escapeHtml(words).replaceAll('\n', '<br>')}</p>`);
  if (link) {
    texts.splice(link.after + 1, 0, link.href);
    parts.splice(
      link.after + 1,
      0,
      `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>`,
    );
  }
  return {
    text: `${texts.join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><body style="font: 16px/1.5 sans-serif">\n${parts.join('\n')}\n</body></html>`,
  };
}
