import type { Elements } from '@daybreak/ui';
import type { CompositionProps } from './composition.ts';
import { Flow, Headline, Text } from './Flow.tsx';
import { areaStyle, type Frame } from './frame.ts';
import { Logo, Page } from './Page.tsx';
import * as styles from './parts.css.ts';
import { eventLines } from './Rest.tsx';

interface StripProps extends CompositionProps {
  /** What stands at its start, behind the words. */
  hero?: Elements;
  /** Where the words begin, as a share of its width. */
  start: number;
  /** Where they end, in units, if it is not near its end. */
  end?: number;
  withSun?: boolean;
}

/** Under this height, in pixels, a strip is an ad of a line or two. */
const lowest = 130;
export const isLow = ({ height, u }: Frame) => height * u < lowest;
/** From this height on, in pixels, it has room for a sentence under its headline. */
const roomy = 400;

/** The family of strips: what catches the eye at the start, the words after it. */
export const Strip = (props: StripProps) =>
  isLow(props.frame) ? <LowStrip {...props} /> : <Cover {...props} />;

/**
 * Behind a profile, whose own picture covers the lower start, and which windows of other shapes cut at the edges: the words
 * keep to the middle.
 */
function Cover({ hero, start, end, withSun, ...props }: StripProps) {
  const { content, frame } = props;
  const { width, height, u } = frame;
  const x = width * start;
  const event = eventLines(content).join(' · ');
  const [small = ''] = content.foot.lines;
  const second = event
    ? { field: content.event?.place.field ?? '', text: event }
    : height * u >= roomy
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

/** Under this height, in pixels, an ad is a phone's: every pixel beside its headline counts. */
const oneLine = 55;
/** The sentence under an ad's headline has its two lines from this height on, in pixels. */
const twoLines = 80;

/** Whether a piece of this size has room for a sentence. */
export const holdsSentence = ({ shape, height, u }: Frame) => shape !== 'strip' || height * u >= twoLines;

/** An ad of a line or two: headline, button, and the logo before the one or, where there is room, over the other. */
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
