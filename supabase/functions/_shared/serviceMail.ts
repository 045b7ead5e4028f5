import look from './mailLook.json' with { type: 'json' };

const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A template with its marks filled in. What is put in is not looked at for marks. */
const filled = (template: string, values: Record<string, string>) =>
  template.replaceAll(/%([A-Z]+)%/g, (mark, name: string) => values[name] ?? mark);

interface ServiceMail {
  subject: string;
  /** Lines within one stay lines. */
  paragraphs: readonly string[];
  /** Stands as a button after the paragraph of this place. */
  link?: { after: number; href: string; label: string };
  /** English where it is not said. */
  language?: 'en' | 'es';
}

/** A mail of the portal itself, in the look of the email designer (`scripts/writeMailLook.ts`), and as plain text. */
export function serviceMail({ subject, paragraphs, link, language = 'en' }: ServiceMail) {
  const texts = [...paragraphs];
  const parts = paragraphs.map((words) =>
    filled(look.paragraph, { WORDS: escapeHtml(words).replaceAll('\n', '<br>') }),
  );
  if (link) {
    texts.splice(link.after + 1, 0, link.href);
    const button = filled(look.button, { HREF: escapeHtml(link.href), WORDS: escapeHtml(link.label) });
    parts.splice(link.after + 1, 0, button);
  }
  return {
    subject,
    text: `${texts.join('\n\n')}\n`,
    html: filled(look.document.replace('lang="en"', `lang="${language}"`), {
      SUBJECT: escapeHtml(subject),
      // Beyond the greeting, which says nothing.
      PREHEADER: escapeHtml((paragraphs[1] ?? paragraphs[0] ?? '').slice(0, 150)),
      CONTENT: parts.join(`\n${look.space}\n`),
    }),
  };
}
