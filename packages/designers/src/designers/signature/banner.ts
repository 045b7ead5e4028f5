import { hostedMailPicture, mailPictures, palette } from '@daybreak/brand';
import { hostedThumbnail, pictureNamed } from '@daybreak/media';
import type { Remark } from '../../editor/designer.ts';
import { webAddress } from '../../editor/fields/webAddress.ts';
import type { HtmlNode } from './mailNode.ts';
import { box, cell, inLines, link, noBreak, picture, row, table, tr } from './parts.ts';
import type { SignatureDraft } from './signature.fields.ts';

const { night, teal, orange, white, amber } = palette;

/** Text colors on each ground. Next to a picture, the ground is night. */
const grounds = {
  night: { ground: night.hex, words: white.hex, action: amber.hex },
  teal: { ground: teal.hex, words: white.hex, action: amber.hex },
  orange: { ground: orange.hex, words: night.hex, action: night.hex },
  picture: { ground: night.hex, words: white.hex, action: amber.hex },
} as const;

/** Maximum length, in characters, of sentences that get a line each. */
const longestSentence = 30;

/** The banner's line, which breaks between short sentences and otherwise leaves no short word alone at its end. */
function sentencesOf(line: string): (HtmlNode | string)[] {
  const sentences = line.split(/(?<=[.!?])\s+/u);
  return sentences.length > 1 && sentences.every(({ length }) => length <= longestSentence)
    ? sentences.flatMap((sentence, index) => (index > 0 ? [' ', noBreak(sentence)] : [noBreak(sentence)]))
    : inLines(line);
}

/**
 * A picture or the motif, next to a line with a link on solid ground. Undefined without a line.
 *
 * @param across its width in pixels
 */
export function bannerNode(draft: SignatureDraft, across: number): HtmlNode | undefined {
  const bannerLine = draft.bannerLine.trim();
  if (draft.banner === 'none' || !bannerLine) return undefined;
  const line = sentencesOf(bannerLine);
  const { ground, words, action } = grounds[draft.banner];
  const { width, height } = mailPictures['banner-night'];
  const href = webAddress(draft.bannerUrl);
  const label = draft.bannerAction.trim();
  const look =
    draft.banner === 'picture'
      ? picture(hostedThumbnail(draft.bannerPicture), pictureNamed(draft.bannerPicture).alt, width, height)
      : picture(hostedMailPicture(`banner-${draft.banner}`), '', width, height);
  const textStyle = { fontSize: 14, fontWeight: 'bold', lineHeight: '18px' } as const;
  return table(
    [
      tr(
        box(look, { padding: 0 }, { valign: 'bottom', width }),
        box(
          table([
            row(href ? [{ ...link(href, '', words), children: line }] : line, {
              ...textStyle,
              color: words,
            }),
            ...(href && label
              ? [
                  tr(
                    cell([link(href, `${label} →`, action, { fontWeight: 'bold' })], {
                      color: action,
                      fontSize: 13,
                      lineHeight: '20px',
                    }),
                  ),
                ]
              : []),
          ]),
          { padding: '6px 16px 6px 18px' },
          { valign: 'middle' },
        ),
      ),
    ],
    { background: ground },
    { bgcolor: ground, width: across },
  );
}

/** Problems in a banner, by field. */
export function bannerRemarks({ banner, bannerLine, bannerUrl }: SignatureDraft): {
  readonly [Name in keyof SignatureDraft]?: Remark;
} {
  if (banner === 'none') return {};
  return {
    ...(bannerLine.trim() ? {} : { bannerLine: { hint: 'Add banner text to show the banner.' } }),
    ...(bannerUrl.trim() && !webAddress(bannerUrl)
      ? {
          bannerUrl: {
            error:
              "Enter a complete link that starts with https:// and doesn't include a password. Until you do, the banner won't have a link.",
          },
        }
      : {}),
  };
}
