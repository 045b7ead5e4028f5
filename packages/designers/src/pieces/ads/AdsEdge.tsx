import type { ComponentType } from 'react';
import type { ArtworkProps } from '../../workbench/designer.ts';
import * as styles from './Ads.css.ts';
import type { AdsDraft } from './ads.fields.ts';

/** Platforms whose ads stand on other people's pages, white ones among them. */
const onForeignPages: ReadonlySet<AdsDraft['platform']> = new Set(['google', 'display']);

/** The artwork of an ad, with a line around it where it would end unseen. */
export const withEdge =
  (Artwork: ComponentType<ArtworkProps<AdsDraft>>) => (props: ArtworkProps<AdsDraft>) => {
    const { theme, platform } = props.draft;
    return (
      <>
        <Artwork {...props} />
        {theme === 'white' && onForeignPages.has(platform) ? <div className={styles.edge} /> : null}
      </>
    );
  };
