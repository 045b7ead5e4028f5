import type { Elements } from '@daybreak/ui';
import type { LayoutProps } from '../layout.ts';
import { Flow, Headline, Text } from './Flow.tsx';
import { areaStyle, type Frame } from './frame.ts';
import { Logo, Page } from './Page.tsx';
import * as styles from './parts.css.ts';
import { eventLines } from './RemainingContent.tsx';

interface StripProps extends LayoutProps {
  /** Drawn at its start, behind the words. */
  hero?: Elements;
  /** The start of the words, as a share of its width. */
  start: number;
  /** The end of the words, in units, if not near its end. */
  end?: number;
  withSun?: boolean;
}

/** Below this height, in pixels, a strip is a one- or two-line ad. */
const lowest = 130;
export const isLow = ({ height, u }: Frame) => height * u < lowest;
/** At this height or more, in pixels, there's room for a sentence under the headline. */
const roomyWidth = 400;

/** The strip family: the eye-catcher at the start, then the words. */
export const Strip = (props: StripProps) =>
  isLow(props.frame) ? <LowStrip {...props} /> : <Cover {...props} />;

/**
 * A cover behind a profile, whose picture covers the lower start, shown in windows that crop the edges. So the words
 * stay near the middle.
 */
function Cover({ hero, start, end, withSun, ...props }: StripProps) {
  const { content, frame } = props;
  const { width, height, u } = frame;
  const x = width * start;
  const event = eventLines(content).join(' · ');
  const [small = ''] = content.foot.lines;
  const second = event
    ? { field: content.event?.place.field ?? '', text: event }
    : height * u >= roomyWidth
      ? content.support
      : undefined;
  return (
    <Page {...props}>
      {hero}
      <Logo {...props} x={x} y={12} height={10.5} />
      <Flow frame={frame} area={{ x, y: 29, right: end ?? width - 16, bottom: 84 }} align="spread">
        <Headline words={content.headline} grow={[10, 30]} withSun={withSun} />
        <div className={styles.group}>
          <Text words={second} className={event ? styles.lead : styles.support} />
          <div className={styles.line}>
            <Text words={content.action} className={styles.tag} />
            <Text words={{ field: content.foot.field, text: small }} className={styles.note} />
          </div>
        </div>
      </Flow>
    </Page>
  );
}

/** Below this height, in pixels, it's a phone ad, where every pixel next to its headline counts. */
const oneLine = 55;
/** At this height or more, in pixels, the sentence under an ad's headline gets its two lines. */
const twoLines = 80;

/** Returns whether a piece this size has room for a sentence. */
export const holdsSentence = ({ shape, height, u }: Frame) => shape !== 'strip' || height * u >= twoLines;

/**
 * A one- or two-line ad: headline, button, and the logo, either before the headline or, if there's room, above the
 * button.
 */
function LowStrip({ hero, start, withSun, ...props }: StripProps) {
  const { content, frame } = props;
  const { width, height, u } = frame;
  const isHigh = holdsSentence(frame);
  const isOneLine = height * u < oneLine;
  const hasAction = Boolean(content.action?.text.trim());
  const button = {
    x: width * (isOneLine ? 0.728 : isHigh ? 0.81 : 0.77),
    y: isHigh ? 46 : 20,
    right: width - 14,
    bottom: isHigh ? 84 : 80,
  };
  const x = hero ? width * start : 14;
  const words = {
    x: isHigh ? x : x + 58,
    y: 6,
    right: (hasAction || isHigh ? button.x : width) - (isOneLine ? 8 : 14),
    bottom: 94,
  };
  return (
    <Page {...props}>
      {hero}
      {isHigh ? (
        <Logo {...props} x={button.x} y={hasAction ? 13 : 36} height={24} />
      ) : (
        <Logo {...props} logo="icon" x={x} y={28} height={44} />
      )}
      <Flow frame={frame} area={words} align="middle">
        <Headline words={content.headline} grow={[18, 60]} withSun={withSun} />
        {isHigh ? <Text words={content.support} className={styles.support} /> : null}
      </Flow>
      {hasAction ? (
        <div className={`${styles.at} ${styles.button}`} style={areaStyle(frame, button)}>
          <Text words={content.action} className={styles.buttonText} />
        </div>
      ) : null}
    </Page>
  );
}
