import { keptPiece, readPiece } from '@daybreak/print/draftFile';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { withPngDraft } from '../../../print/src/roundTrip/pngDraft.ts';
import { sheets } from '../../contactSheet/sheets.ts';
import { addressOf, draftIn } from '../../storybook/link.ts';
import { oneBrowser } from '../campaigns/library/testing/oneBrowser.ts';
import { artworkWords } from '../editor/artwork/text/artworkWords.ts';
import { longDate } from '../editor/artwork/text/eventTime.ts';
import { type Language, languages } from '../editor/artwork/text/languages.ts';
import { anyDesigner, type Designer } from '../editor/designer.ts';
import { newDraft, restoreDraft } from '../editor/drafts/draft.ts';
import { defaultUserDetails } from '../editor/userDetails/userDetails.ts';
import { businessCard } from './businessCard/businessCard.ts';
import { emailFields } from './email/email.fields.ts';
import { emailHtml } from './email/html/emailHtml.ts';
import { emailText } from './email/words/emailText.ts';
import { postcard } from './postcard/postcard.ts';
import { posterFields } from './poster/poster.fields.ts';
import { poster } from './poster/poster.ts';
import { social } from './social/social.ts';

const data = { user: defaultUserDetails, images: [] };
const tags = Object.keys(languages) as Language[];

/** Leaves out cards, which have no language: they only contain names and numbers. */
const written = sheets.filter(({ designer }) => designer.id !== businessCard.id);

const drawn = (designer: Designer, stored: object) => {
  const draft = restoreDraft(designer.fields, stored);
  return designer
    .artboards(draft)
    .map((side) => renderToStaticMarkup(<designer.Artwork draft={draft} data={data} side={side} />))
    .join('\n');
};

describe.each(written.map(({ designer }) => [designer.id, designer] as const))('%s', (_id, designer) => {
  it('is American English by default, with unchanged words', () => {
    for (const stored of [{}, ...Object.values(designer.examples), { language: 'tlh' }, { language: 7 }]) {
      const draft = restoreDraft(designer.fields, stored);
      expect(draft.language).toBe('en-US');
      expect(drawn(designer, stored)).toBe(drawn(designer, { ...stored, language: 'en-US' }));
    }
  });

  it('declares its language on each side', () => {
    const sides = designer.artboards(restoreDraft(designer.fields, { language: 'pt-PT' }));
    expect(sides.map(({ language }) => language)).toEqual(sides.map(() => 'pt-PT'));
  });
});

/**
 * Letters of each script that a language is written in, besides Latin (ISO 15924). The fonts are those of
 * `print/src/faces`.
 */
const letters: Readonly<Record<string, RegExp>> = {
  Grek: /\p{sc=Grek}/u,
  Cyrl: /[\p{sc=Cyrl}ʼ]/u,
  Hebr: /\p{sc=Hebr}/u,
  Arab: /[\p{sc=Arab}\p{M}،٬٠-٩]/u,
  Deva: /[\p{sc=Deva}।]/u,
  Thai: /\p{sc=Thai}/u,
  Hans: /[\p{sc=Han}\u3000-\u303f\uff00-\uffef]/u,
  Jpan: /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u30ff\uff00-\uffef]/u,
  Kore: /[\p{sc=Hang}\p{sc=Han}]/u,
};

const event = { eventDate: '2027-03-13', eventTime: '10:00', location: 'Lisboa', language: 'pt-PT' };

describe('a language', () => {
  it('survives storage and a file', async () => {
    const stored = keptPiece('poster', restoreDraft(posterFields, event));
    const pixel = Uint8Array.from(
      atob(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      ),
      (letter) => letter.charCodeAt(0),
    );
    const piece = await readPiece(new Blob([withPngDraft(pixel, stored)]));
    expect(restoreDraft(posterFields, piece?.draft)).toMatchObject(event);
  });

  it('survives a link', () => {
    const draft = restoreDraft(posterFields, event);
    const address = addressOf('https://stories.daybreak.example/', 'poster', posterFields, draft);
    expect(draftIn(address ?? '', 'poster', posterFields)).toEqual(draft);
  });

  it('survives the library', async () => {
    const { pieces, start } = oneBrowser();
    const control = start();
    control.drafts.save('poster', restoreDraft(posterFields, event));
    const id = control.keep('poster', 'Feira');
    await control.flush();
    expect(restoreDraft(posterFields, (await pieces.as('ada').open(id)).draft)).toMatchObject(event);
  });
});

describe.each(tags)('%s', (language) => {
  it('is used in every date, time and word that artwork adds', () => {
    const words = artworkWords[language];
    const told = (designer: unknown, stored: object) =>
      drawn(designer as Designer, { ...stored, language }).replaceAll(/<[^>]*>/g, '');
    expect(told(poster, event)).toContain(longDate('2027-03-13', language));
    expect(told(poster, { type: 'service' })).toContain(words.callForQuote);
    const card = told(postcard, {});
    for (const line of [words.placeStamp, words.mailTo, ...words.recipient]) expect(card).toContain(line);
    const quoted = drawn(anyDesigner(social), { headline: 'Ana', composition: 'quote', language });
    expect(quoted).toContain(`>${words.openingMark}<`);
  });

  it('uses only letters that its fonts have', () => {
    const months = Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}-0`);
    const dates = months.flatMap((month) =>
      [1, 2, 3, 4, 5, 6, 7].map((day) => longDate(month + day, language)),
    );
    const { recipient, codeTo, ...words } = artworkWords[language];
    const said = [...dates, ...recipient, codeTo(''), ...Object.values(words), languages[language]].join('');
    const own = letters[new Intl.Locale(language).maximize().script ?? ''];
    expect(
      [...said].filter((letter) => !/[\u0020-\u017f\u2010-\u2026]/u.test(letter) && !own?.test(letter)),
    ).toEqual([]);
  });

  it('is declared by a mail and used in its footer', () => {
    const draft = { ...newDraft(emailFields), language };
    const [html, text] = [emailHtml(draft, defaultUserDetails), emailText(draft, defaultUserDetails)];
    expect(html).toContain(`<html lang="${language === 'en-US' ? 'en' : language}" dir="ltr"`);
    expect(text).toContain('Unsubscribe');
    expect(html.includes('>Unsubscribe</a>')).toBe(language.startsWith('en'));
  });
});
