import { company } from '@daybreak/brand';
import solarFarm from '@daybreak/brand/assets/images/solar-farm.jpg';
import * as parts from '../artwork/artwork.css.ts';
import { pixelBoxStyle } from '../artwork/box.ts';
import { logoOn } from '../artwork/logos.ts';
import type { ArtworkProps } from '../workbench/designer.ts';
import { directionOf } from '../workbench/direction.ts';
import * as styles from './AdsArtwork.css.ts';
import { AdsContact } from './AdsContact.tsx';
import { AdsGround } from './AdsGround.tsx';
import { adSize } from './adSizes.ts';
import type { AdsDraft } from './ads.fields.ts';
import type { AdLayout } from './layouts/adLayout.ts';
import { layouts } from './layouts/layouts.ts';

/** A picture that rises like the sun, one message and one button, composed for the size it is shown at. */
export function AdsArtwork({ draft, brief, side }: ArtworkProps<AdsDraft>) {
  const { headline, description, cta, theme } = draft;
  const layout: AdLayout = layouts[adSize(draft.size).layout];
  const { logo, words } = layout;
  const button = cta.trim() ? <Button layout={layout.cta}>{cta}</Button> : null;
  return (
    <div className={`${parts.root} ${parts.ground[theme]}`} dir={directionOf(headline)}>
      <AdsGround layout={layout} size={side.size} theme={theme} picture={brief.images[0]?.url ?? solarFarm} />
      <img
        className={`${parts.box} ${styles.logo}`}
        src={logoOn(theme, logo.iconOnly ? 'icon' : brief.user.logoVersion)}
        alt={company.name}
        style={{ insetInlineStart: logo.x, insetBlockStart: logo.y, blockSize: logo.height }}
      />
      <div
        className={`${parts.box} ${styles.words} ${styles.wordsAt[words.align]}`}
        style={{ ...pixelBoxStyle(words), gap: words.gap }}
      >
        <Words field="headline" layout={layout.headline} className={`${parts.headline} ${styles.headline}`}>
          {headline}
        </Words>
        {layout.description ? (
          <Words field="description" layout={layout.description} className={styles.description}>
            {description}
          </Words>
        ) : null}
        {layout.cta.at ? null : button}
      </div>
      {layout.cta.at ? button : null}
      {layout.contact ? <AdsContact contact={layout.contact} user={brief.user} /> : null}
    </div>
  );
}

interface WordsProps {
  field: string;
  layout: AdLayout['headline'];
  className: string;
  children: string;
}

/** A text that takes the height it needs, up to its room. Nothing is left where it would stand when it is empty. */
const Words = ({ field, layout: { size, width, height }, className, children }: WordsProps) =>
  children.trim() ? (
    <div
      className={className}
      style={{ inlineSize: width, maxBlockSize: height, fontSize: `calc(${size}px * var(--fit, 1))` }}
      dir="auto"
      data-fit={field}
      data-fit-floor="0.6"
    >
      {children}
    </div>
  ) : null;

/** One line at full size; two only of smaller letters. */
const linesOfButton = 1.6;

const Button = ({
  layout: { size, height, width, fill, at },
  children,
}: {
  layout: AdLayout['cta'];
  children: string;
}) => (
  <div
    className={styles.button}
    style={{
      blockSize: height,
      paddingInline: height * (fill ? 0.26 : 0.42),
      borderRadius: height * 0.18,
      ...(fill ? { inlineSize: width } : { maxInlineSize: width }),
      ...(at ? { position: 'absolute', insetInlineStart: at.x, insetBlockStart: at.y } : {}),
    }}
  >
    <span
      className={styles.buttonText}
      style={{ fontSize: `calc(${size}px * var(--fit, 1))`, maxBlockSize: size * linesOfButton }}
      dir="auto"
      data-fit="cta"
      data-fit-floor="0.6"
    >
      {children}
    </span>
  </div>
);
