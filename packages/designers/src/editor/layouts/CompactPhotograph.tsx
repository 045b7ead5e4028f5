import { company } from '@daybreak/brand';
import { useLogoOn } from '../artwork/logos.ts';
import type { SlotPicture } from '../artwork/PictureSlot.tsx';
import { Flow, Headline } from './frame/Flow.tsx';
import { margin } from './frame/frame.ts';
import { logoHeight, Page, PictureArea } from './frame/Page.tsx';
import * as styles from './frame/parts.css.ts';
import { RemainingContent } from './frame/RemainingContent.tsx';
import type { LayoutProps } from './layout.ts';

/** The side of a picture that its focus leaves free, for anything that overlaps the picture. */
export const alignAwayFromFocus = ({ focus }: SlotPicture) => (focus.x < 0.5 ? 'flex-end' : 'flex-start');

/** For artboards of a few hundred pixels: the logo on a patch of the ground, the action at the foot. */
export function CompactPhotograph(props: LayoutProps) {
  const { content, frame, theme, logo } = props;
  const logoOn = useLogoOn();
  const { width, height, shape } = frame;
  const seam = height * (shape === 'square' ? 0.38 : 0.48);
  return (
    <Page {...props}>
      <PictureArea {...props} area={{ x: 0, y: 0, right: width, bottom: seam }} />
      <div
        className={styles.logoTab}
        style={{
          paddingBlock: 3.4 * frame.u,
          paddingInline: `${margin * frame.u}px ${4.5 * frame.u}px`,
          ...(alignAwayFromFocus(content.picture) === 'flex-end' && { insetInline: 'auto 0' }),
        }}
      >
        <img
          className={styles.footLogo}
          src={logoOn(theme, logo)}
          alt={company.name}
          style={{ blockSize: logoHeight(frame, 0) * frame.u }}
        />
      </div>
      <Flow
        frame={frame}
        area={{ x: margin, y: seam + 5, right: width - margin, bottom: height - margin }}
        align="spread"
      >
        <Headline words={content.headline} grow={[7, 18]} />
        <RemainingContent content={content} />
      </Flow>
    </Page>
  );
}
