import { coBranding, motifRules, photographyRules, pieceGrid } from '@daybreak/brand/guidelines';
import { pictureNamed } from '@daybreak/media';
import { BrandPicture } from '../BrandPicture.tsx';
import { pieces } from '../messages.ts';
import { Block, Section } from '../Section.tsx';
import { CoBranding } from './CoBranding.tsx';
import { Grid } from './Grid.tsx';
import { InUse } from './InUse.tsx';
import { Motif, MotifCrops } from './Motif.tsx';
import * as styles from './pieces.css.ts';
import { Voice } from './Voice.tsx';

const MotifBlock = () => (
  <Block title={pieces.motif} text={pieces.motifText} wide>
    <Motif />
    <dl className={styles.rules}>
      {motifRules.map(({ id, name, rule }) => (
        <div key={id} className={styles.rule}>
          <dt className={styles.term}>{name}</dt>
          <dd>{rule}</dd>
        </div>
      ))}
    </dl>
    <MotifCrops />
  </Block>
);

const pictureNames = { topic: 'drive-destruction', calm: 'solar-farm', crop: 'technician-bench' } as const;

const PhotographyBlock = () => (
  <Block title={pieces.photography} text={pieces.photographyText} wide>
    <ul className={styles.three}>
      {photographyRules.map(({ id, rule }) => {
        const picture = pictureNamed(pictureNames[id]);
        return (
          <li key={id} className={styles.figure}>
            <BrandPicture
              picture={picture}
              sizes="(min-width: 768px) 22rem, 90vw"
              alt={picture.alt}
              className={styles.photograph}
            />
            <p className={styles.caption}>{rule}</p>
          </li>
        );
      })}
    </ul>
  </Block>
);

/** The elements of a piece: motif, grid, pictures and words. */
export const PiecesSection = () => (
  <Section id="pieces" title={pieces.title} lead={pieces.lead}>
    <MotifBlock />
    <Block title={pieces.grid} text={pieceGrid.rule}>
      <Grid />
    </Block>
    <PhotographyBlock />
    <Block title={pieces.voice} text={pieces.voiceText}>
      <Voice />
    </Block>
    <Block title={pieces.partners} text={coBranding.rule}>
      <CoBranding />
    </Block>
    <Block title={pieces.inUse} text={pieces.inUseText} wide>
      <InUse />
    </Block>
  </Section>
);
