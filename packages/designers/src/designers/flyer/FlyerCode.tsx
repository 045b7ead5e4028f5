import { LinkCode } from '../../editor/artwork/LinkCode.tsx';
import { linkCodeSize } from '../../editor/fields/link.ts';
import * as styles from './FlyerArtwork.css.ts';
import type { PageMetrics } from './sheet.ts';

const pixelsPerMillimetre = 96 / 25.4;

/** Side of a `LinkCode`, in pixels. */
export const codeSize = ({ u }: Pick<PageMetrics, 'u'>) =>
  Math.max(linkCodeSize * pixelsPerMillimetre, 13 * u);

interface CodeAtProps {
  link: string | undefined;
  metrics: PageMetrics;
  /** From the page's end and lower edges, in pixels. */
  end: number;
  bottom: number;
}

/** The code in its own position. Nothing without a link. */
export const CodeAt = ({ link, metrics, end, bottom }: CodeAtProps) =>
  link ? (
    <div className={styles.codeAt} style={{ insetInlineEnd: end, insetBlockEnd: bottom }}>
      <LinkCode link={link} language={metrics.language} />
    </div>
  ) : null;
