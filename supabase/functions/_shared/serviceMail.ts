import look from './mailLook.json' with { type: 'json' };

const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Fills in a template's placeholders. Inserted values aren't scanned for placeholders. */
const fillTemplate = (template: string, values: Record<string, string>) =>
  template.replaceAll(/%([A-Z]+)%/g, (mark, name: string) => values[name] ?? mark);

/** Puts text on one line, so that user input can't start a paragraph. */
export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

interface ServiceMail {
  subject: string;
  /** Line breaks within a paragraph are kept. */
  paragraphs: readonly string[];
  /** Appears as a button after the paragraph at this index. */
  link?: { after: number; href: string; label: string };
  /** Defaults to English. */
  language?: 'en' | 'es';
}

/** An email from the portal itself, in the email designer's look (`scripts/writeMailLook.ts`), and as plain text. */
export function serviceMail({ subject, paragraphs, link, language = 'en' }: ServiceMail) {
  const texts = [...paragraphs];
  const parts = paragraphs.map((words) =>
    fillTemplate(look.paragraph, { WORDS: escapeHtml(words).replaceAll('\n', '<br>') }),
  );
  if (link) {
    texts.splice(link.after + 1, 0, link.href);
    const button = fillTemplate(look.button, { HREF: escapeHtml(link.href), WORDS: escapeHtml(link.label) });
    parts.splice(link.after + 1, 0, button);
  }
  return {
    subject,
    text: `${texts.join('\n\n')}\n`,
    html: fillTemplate(look.document.replace('lang="en"', `lang="${language}"`), {
      SUBJECT: escapeHtml(subject),
      // Skips the greeting, which carries no information.
      PREHEADER: escapeHtml((paragraphs[1] ?? paragraphs[0] ?? '').slice(0, 150)),
      CONTENT: parts.join(`\n${look.space}\n`),
    }),
  };
}
