import type { Elements } from '@daybreak/ui';
import type { CSSProperties } from 'react';
import { Flow, Headline, Text } from '../../editor/layouts/frame/Flow.tsx';
import type { Area } from '../../editor/layouts/frame/frame.ts';
import { Foot, Logo, Page } from '../../editor/layouts/frame/Page.tsx';
import type { LayoutProps } from '../../editor/layouts/layout.ts';
import { Byline } from './Byline.tsx';
import * as styles from './slide.css.ts';

/** Margin around the words, in units. */
export const margin = 9;

/** In characters. */
const longSubtitle = 70;
const longTitle = 60;

interface SlideProps extends LayoutProps {
  /** The words, in units; the logo is above and the web address below them. */
  area: Area;
  /** Position of the title: above the speaker at the foot of its area, or at the top. */
  align?: 'end' | 'spread';
  grow: readonly [from: number, to: number];
  withSun?: boolean;
  /** In units. */
  logoTop?: number;
  /** False if the date is shown larger elsewhere. */
  withDate?: boolean;
  footClass?: string;
  footArea?: Area;
  /** Content behind the words. */
  children?: Elements;
}

/** A title slide: the title, the subtitle, the speaker and the date, in this order of size. */
export const Slide = ({
  area,
  align = 'end',
  grow: [least, to],
  withSun = false,
  logoTop = 8,
  withDate = true,
  footClass,
  footArea = { x: area.x, y: 91.5, right: area.right, bottom: 96 },
  children,
  ...props
}: SlideProps) => {
  const { content, frame } = props;
  // The other words shrink before a short title does.
  const from = content.headline.text.length > longTitle ? least : 1.3 * least;
  return (
    <Page {...props} ownFoot>
      {children}
      <Logo {...props} x={area.x} y={logoTop} height={6.6} right={area.right} />
      <Flow frame={frame} area={area} align={align}>
        <div className={styles.title}>
          <Headline words={content.headline} grow={[from, to]} withSun={withSun} />
          <Text
            words={content.support}
            className={styles.subtitle}
            style={
              {
                '--subtitle': (content.support?.text.length ?? 0) > longSubtitle ? 4.3 : 5.2,
              } as CSSProperties
            }
          />
        </div>
        <Byline content={content} frame={frame} withDate={withDate} width={area.right - area.x} />
      </Flow>
      <Foot {...props} area={footArea} className={footClass} />
    </Page>
  );
};
