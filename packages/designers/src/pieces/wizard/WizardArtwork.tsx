import { company } from '@daybreak/brand';
import type { CSSProperties } from 'react';
import * as parts from '../../artwork/artwork.css.ts';
import { type Box, boxStyle, percent } from '../../artwork/box.ts';
import { logoOn } from '../../artwork/logos.ts';
import { typeset } from '../../artwork/typeset.tsx';
import { contactOf, placeholderDetails, website } from '../../userDetails/userDetails.ts';
import type { ArtworkProps } from '../../workbench/designer.ts';
import { directionOf } from '../../workbench/direction.ts';
import { pictureOf } from '../../workbench/pictureOf.ts';
import { artboardPixels } from '../../workbench/sizes.ts';
import { generate } from './generate.ts';
import { materials } from './look/materials.ts';
import { type Area, WizardArt } from './WizardArt.tsx';
import * as styles from './WizardArtwork.css.ts';
import { type WizardDraft, wizardFields } from './wizard.fields.ts';

/** A generated piece: the composition of its family, the words of its description, the look of its theme. */
export function WizardArtwork({ draft, brief, side }: ArtworkProps<WizardDraft>) {
  const design = generate(draft);
  const { copy, theme, layout } = design;
  const { family } = materials[draft.material];
  const { trim, bleed } = artboardPixels(side.size);
  const { phone, email } = contactOf(brief.user);
  const isCard = family === 'card';
  const headline = isCard ? brief.user.name.trim() || placeholderDetails.name : copy.headline;
  const support = isCard ? brief.user.title.trim() || placeholderDetails.title : copy.support;
  const contact = isCard ? [phone, email, website] : [`${phone}  ·  ${email}`];
  const { headline: type } = theme;

  return (
    <div
      className={parts.root}
      dir={directionOf(headline)}
      style={
        {
          '--u': `${Math.min(trim.width, trim.height) / 100}px`,
          background: theme.ground,
          color: theme.ink,
        } as CSSProperties
      }
    >
      <WizardArt
        area={throughBleed(layout.art, trim, bleed)}
        design={design}
        picture={pictureOf(wizardFields, draft, 'picture', brief)}
        isOwn={draft.picture !== '' || brief.images.some(({ isLogo }) => !isLogo)}
      />
      <div className={styles.page} style={{ inset: bleed }}>
        <img
          className={styles.logo}
          src={logoOn(theme.dark ? 'blue' : 'white', brief.user.logoVersion)}
          alt={company.name}
          style={{
            insetInlineStart: percent(layout.logo.x),
            insetBlockStart: percent(layout.logo.y),
            blockSize: percent(layout.logo.height),
          }}
        />
        <Words
          box={layout.eyebrow}
          name="description"
          className={styles.eyebrow}
          style={{ color: theme.eyebrow }}
        >
          {copy.eyebrow}
        </Words>
        <Words
          box={layout.headline}
          name="description"
          floor={0.3}
          className={styles.headline}
          style={
            {
              '--headline': `${layout.headlineSize * type.scale * trim.height}px`,
              fontWeight: type.weight,
              letterSpacing: type.tracking,
              textTransform: type.capitals && !isCard ? 'uppercase' : 'none',
            } as CSSProperties
          }
        >
          {headline}
        </Words>
        <Words box={layout.support} name="description" floor={0.45} className={styles.support[family]}>
          {support}
        </Words>
        {layout.bullets ? (
          <div className={`${parts.box} ${styles.bullets[family]}`} style={boxStyle(layout.bullets)}>
            {copy.bullets.map((bullet, index) =>
              family === 'steps' ? (
                <div key={bullet} className={styles.step}>
                  <div className={styles.numeral} style={{ color: theme.accent }}>
                    {index + 1}
                  </div>
                  <div className={styles.stepWords}>{typeset(bullet)}</div>
                </div>
              ) : (
                <div key={bullet} className={styles.bullet}>
                  <div className={styles.mark} style={{ background: theme.cta.ground }} />
                  <div>{typeset(bullet)}</div>
                </div>
              ),
            )}
          </div>
        ) : null}
        <Words box={layout.detail} name="description" floor={0.45} className={styles.detail[family]}>
          {copy.detail}
        </Words>
        {layout.cta ? (
          <div
            className={`${parts.box} ${styles.cta}`}
            style={{ ...boxStyle(layout.cta), background: theme.cta.ground, color: theme.cta.ink }}
          >
            <div dir="auto" data-fit="description" className={styles.ctaWords[family]}>
              {typeset(copy.cta)}
            </div>
          </div>
        ) : null}
        {layout.contact ? (
          <div className={`${parts.box} ${styles.contact[family]}`} style={boxStyle(layout.contact)}>
            {contact.map((line) => (
              <div key={line} dir="ltr" data-fit="phone" className={styles.contactLine}>
                {typeset(line)}
              </div>
            ))}
          </div>
        ) : null}
      </div>
    </div>
  );
}

interface WordsProps {
  box: Box | undefined;
  /** The field to name when they do not fit. */
  name: string;
  floor?: number;
  className?: string;
  style?: CSSProperties;
  children: string;
}

/** A text that fits itself into its box; nothing where there is neither text nor box. */
const Words = ({ box, name, floor = 0.5, className = '', style, children }: WordsProps) =>
  box && children ? (
    <div
      className={`${parts.box} ${className}`}
      style={{ ...boxStyle(box), ...style }}
      dir="auto"
      data-fit={name}
      data-fit-floor={floor}
    >
      {typeset(children)}
    </div>
  ) : null;

/** A box of the trim in pixels of the whole node, reaching through the bleed at every edge that it touches. */
function throughBleed(box: Box, trim: { width: number; height: number }, bleed: number): Area {
  const start = (at: number, length: number) => (at === 0 ? 0 : bleed + at * length);
  const end = (at: number, length: number) => (at > 0.999 ? length + 2 * bleed : bleed + at * length);
  const left = start(box.x, trim.width);
  const top = start(box.y, trim.height);
  return {
    left,
    top,
    width: end(box.x + box.width, trim.width) - left,
    height: end(box.y + box.height, trim.height) - top,
  };
}
