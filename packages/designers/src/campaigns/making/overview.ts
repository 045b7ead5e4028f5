import { palette } from '@daybreak/brand';
import { type LeftOut, leftOutLine } from '@daybreak/print/zip';
import { html, type Markup } from '../../designers/email/html/markup.ts';
import { directionOf } from '../../editor/artwork/text/direction.ts';
import { longDate, shortTime } from '../../editor/artwork/text/eventTime.ts';
import { languageOf } from '../../editor/artwork/text/languages.ts';
import type { Facts } from '../facts/facts.ts';

/** A piece's entry in the overview. */
export interface OverviewPiece {
  label: string;
  measure: string;
  files: readonly string[];
  pictures: readonly { file: string; address: string; alternative: string }[];
  caption?: string;
  mail?: string;
}

interface Overview {
  facts: Facts;
  date: Date;
  pieces: readonly OverviewPiece[];
  leftOut: readonly LeftOut[];
}

const { teal, night, white, gray } = palette;
const styles = `
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 72rem; padding: 2rem 1.25rem 4rem; color: ${night.hex}; background: ${white.hex}; font: 1rem/1.5 Montserrat, system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 2rem; line-height: 1.2; }
h2 { margin: 3rem 0 0; padding-top: 1rem; border-top: 1px solid ${gray.hex}; font-size: 1.375rem; color: ${teal.hex}; }
h3 { font-size: 1rem; }
p, ul, dl { margin: .5rem 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dt { font-weight: 600; }
dd { margin: 0; }
.pictures { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start; margin: 1rem 0; }
figure { margin: 0; max-width: min(100%, 28rem); }
img { display: block; max-width: 100%; max-height: 34rem; border: 1px solid ${gray.hex}; }
figcaption { margin-top: .5rem; font-size: .875rem; }
.caption { white-space: pre-wrap; max-width: 40rem; }
iframe { display: block; width: 100%; max-width: 40rem; height: 40rem; border: 1px solid ${gray.hex}; }
a { color: ${teal.hex}; }
`;

const paragraph = (text: string, language: string) =>
  html`<span lang="${language}" dir="${directionOf(text)}">${text}</span>`;

function factLines({ date, time, where, link, language }: Facts): Markup[] {
  const locale = languageOf({ language });
  const dateAndTime = [longDate(date, locale), shortTime(time, locale)].filter(Boolean).join(', ');
  return (
    [
      ['When', dateAndTime],
      ['Where', where],
      ['Link', link],
    ] as const
  ).flatMap(([term, text]) => (text ? [html`<dt>${term}</dt><dd>${paragraph(text, locale)}</dd>`] : []));
}

function section(
  { label, measure, files, pictures, caption, mail }: OverviewPiece,
  index: number,
  language: string,
) {
  const id = `piece-${index + 1}`;
  return html`<section aria-labelledby="${id}">
<h2 id="${id}">${label}</h2>
<p>${measure}</p>
${
  pictures.length > 0
    ? html`<div class="pictures">${pictures.map(
        ({ file, address, alternative }) =>
          html`<figure><img src="${address}" alt="${alternative}"><figcaption><a href="${file}">${file}</a></figcaption></figure>`,
      )}</div>`
    : html`<ul>${files.map((file) => html`<li><a href="${file}">${file}</a></li>`)}</ul>`
}
${mail === undefined ? undefined : html`<iframe title="${label}" sandbox="" srcdoc="${mail}"></iframe>`}
${caption ? html`<h3>Caption</h3><p class="caption" lang="${language}" dir="${directionOf(caption)}">${caption}</p>` : undefined}
</section>`;
}

/** A self-contained page with a picture of every piece of a campaign: no script, and nothing loaded from elsewhere. */
export function overviewOf({ facts, date, pieces, leftOut }: Overview): string {
  const language = languageOf(facts);
  const title = facts.what.replaceAll(/\s+/g, ' ').trim() || 'Campaign';
  const dateText = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(date);
  const count = pieces.reduce((sum, { files }) => sum + files.length, 0);
  return `<!doctype html>
${html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}: overview</title>`}
<style>${styles}</style>
${html`</head>
<body>
<main>
<h1>${paragraph(title, language)}</h1>
<p>Created on ${dateText}. ${count} files for ${pieces.length} pieces.</p>
<dl>${factLines(facts)}</dl>
${pieces.map((piece, index) => section(piece, index, language))}
${
  leftOut.length > 0
    ? html`<section aria-labelledby="skipped">
<h2 id="skipped">Skipped</h2>
<ul>${leftOut.map((each) => html`<li>${leftOutLine(each)}</li>`)}</ul>
</section>`
    : undefined
}
</main>
</body>
</html>`}
`;
}
