import { company } from '@daybreak/brand';
import { CSS_PX_PER_INCH, inInches } from '@daybreak/print';
import type { CSSProperties } from 'react';
import * as parts from '../../editor/artwork/artwork.css.ts';
import { inchBoxStyle } from '../../editor/artwork/inchBox.ts';
import { LinkCode } from '../../editor/artwork/LinkCode.tsx';
import { useLogoOn } from '../../editor/artwork/logos.ts';
import { PictureSlot, type SlotPicture } from '../../editor/artwork/PictureSlot.tsx';
import { artworkWords } from '../../editor/artwork/text/artworkWords.ts';
import { languageOf } from '../../editor/artwork/text/languages.ts';
import { noBreak, typeset, typesetContact } from '../../editor/artwork/text/typeset.tsx';
import type { ArtworkProps } from '../../editor/designer.ts';
import { linkOf } from '../../editor/fields/link.ts';
import { pictureOf } from '../../editor/fields/pictureOf.ts';
import * as tones from '../../editor/layouts/frame/tones.css.ts';
import { pictureLayoutIds } from '../../editor/layouts/layoutNames.ts';
import { artboardPixels } from '../../editor/sizes/sizes.ts';
import { contactOf, website } from '../../editor/userDetails/userDetails.ts';
import { backLayout } from './backLayout.ts';
import * as styles from './PostcardBack.css.ts';
import { type PostcardDraft, postcardFields } from './postcard.fields.ts';
import { backMessageOf } from './postcardContent.ts';

const { street, city, region, postalCode } = company.address;

/**
 * The address side: the sender on the left, over the picture or the sun, stamp and address on white, and nothing in the
 * barcode area. The address is a placeholder for addresses printed or written later, so it isn't in any file.
 */
export function PostcardBack({ draft, data, side }: ArtworkProps<PostcardDraft>) {
  const { theme, composition } = draft;
  const logoOn = useLogoOn();
  const { bleed } = artboardPixels(side.size);
  const layout = backLayout(inInches(side.size));
  const { phone, email } = contactOf(data.user);
  const link = linkOf(draft.link);
  const message = backMessageOf(draft);
  const language = languageOf(draft);
  const { placeStamp, mailTo, recipient } = artworkWords[language];
  const showsPicture = theme === 'image' || pictureLayoutIds.some((id) => id === composition);
  return (
    <div
      className={`${parts.root} ${parts.ground.white}`}
      style={{ '--u': `${layout.unit * CSS_PX_PER_INCH}px` } as CSSProperties}
    >
      <div className={tones.tones[theme]}>
        <Sender
          theme={theme}
          side={side}
          picture={showsPicture ? pictureOf(postcardFields, draft, 'picture', data) : undefined}
        />
      </div>
      <div className={styles.page} style={{ inset: bleed }}>
        <div className={tones.tones[theme]}>
          <div className={styles.sender} style={inchBoxStyle(layout.company)}>
            <img className={styles.logo} src={logoOn(theme, data.user.logoVersion)} alt={company.name} />
            <div className={styles.origin}>
              <div>{company.legalName}</div>
              <div>{`${street}, ${city}, ${region} ${postalCode}`}</div>
            </div>
            {message.head || message.text ? (
              <div
                className={styles.message}
                data-fit="backMessage"
                data-fit-floor="0.6"
                data-fit-usual="0.6"
              >
                {message.head ? (
                  <div className={styles.messageHead} dir="auto">
                    {typeset(message.head)}
                  </div>
                ) : null}
                {message.text ? <div dir="auto">{typeset(message.text)}</div> : null}
              </div>
            ) : null}
            <div className={styles.contact} data-fit="phone" data-fit-floor="0.4">
              <div className={styles.phone}>{noBreak(phone)}</div>
              <div>{typesetContact(email)}</div>
              <div>{website}</div>
            </div>
          </div>
        </div>
        {link ? (
          <LinkCode
            link={link}
            language={language}
            className={styles.code}
            style={inchBoxStyle(layout.code)}
          />
        ) : null}
        {draft.postage === 'permit' ? (
          <div
            className={`${styles.stamp} ${styles.permit}`}
            style={inchBoxStyle(layout.permit)}
            data-fit="permit"
            data-fit-floor="1"
          >
            <div>{typeset(draft.permit)}</div>
          </div>
        ) : (
          <div className={styles.stamp} style={inchBoxStyle(layout.stamp)}>
            {placeStamp}
          </div>
        )}
        <div className={styles.address} style={inchBoxStyle(layout.address)} data-preview-only="">
          <div className={styles.mailTo}>{mailTo}</div>
          {recipient.map((line) => (
            <div key={line} className={styles.line}>
              {line}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

interface SenderProps extends Pick<ArtworkProps<PostcardDraft>, 'side'> {
  theme: PostcardDraft['theme'];
  /** The picture; without one, the sun rises. */
  picture: SlotPicture | undefined;
}

/** The ground of the company's block, through the bleed on its two outer edges; the horizon is its lower edge. */
function Sender({ theme, side, picture }: SenderProps) {
  const { trim, bleed } = artboardPixels(side.size);
  const { company: block, pictureTop } = backLayout(inInches(side.size));
  const width = bleed + block.width * CSS_PX_PER_INCH;
  const radius = 0.19 * trim.height;
  return (
    <div
      className={`${styles.ground} ${tones.ground}`}
      style={{ inlineSize: width, blockSize: bleed + block.height * CSS_PX_PER_INCH }}
    >
      {theme === 'white' && !picture ? <div className={styles.divider} /> : null}
      <div className={styles.sky}>
        {picture ? (
          <PictureSlot
            picture={picture}
            className={styles.picture}
            style={{ insetBlockStart: bleed + pictureTop * CSS_PX_PER_INCH }}
          />
        ) : (
          <div
            className={styles.disc}
            style={{
              insetInlineStart: bleed - 0.5 * radius,
              insetBlockEnd: -radius,
              inlineSize: 2 * radius,
              blockSize: 2 * radius,
            }}
          />
        )}
      </div>
      <div className={styles.horizon} />
    </div>
  );
}
