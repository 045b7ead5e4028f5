/** HTML that's safe to insert into other HTML, because every text in it went through `html`. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
  toString() {
    return this.source;
  }
}

type Value = string | number | Markup | undefined | readonly (Markup | undefined)[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const written = (value: Value): string => {
  if (value === undefined) return '';
  if (value instanceof Markup) return value.source;
  if (Array.isArray(value)) return value.map(written).join('\n');
  return String(value).replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
};

/**
 * Markup from a template literal. Texts and numbers are escaped for elements and for quoted attributes; markup is
 * inserted unchanged. Indentation is dropped, because email apps count bytes.
 */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Markup =>
  new Markup(
    strings
      .map(
        (part, index) =>
          part.replaceAll(/\n\s*/g, '\n') + (index < values.length ? written(values[index]) : ''),
      )
      .join('')
      .replaceAll(/^\n|\n$/g, ''),
  );
