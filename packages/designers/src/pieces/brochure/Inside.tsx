import * as parts from '../../artwork/artwork.css.ts';
import { BackPanel } from './BackPanel.tsx';
import { Horizon } from './Horizon.tsx';
import { KeyPoints } from './KeyPoints.tsx';
import type { SheetProps } from './Outside.tsx';
import { Picture } from './Picture.tsx';
import * as styles from './panels.css.ts';
import { picturesOf } from './pictures.ts';

/** Where pictures and words meet, as a fraction of the height. */
const meeting = 0.48;

/** Words and pictures take turns above and below one line. */
export function Inside({ draft, brief, layout }: SheetProps) {
  const { theme, content } = draft;
  const { panels, trim, bleed, reach } = layout;
  const [, above, below] = picturesOf(draft, brief);
  const line = bleed + meeting * trim.height;
  const dark = reach('pictureBelow');
  const spread = reach('pictureAbove', 'pictureBelow');
  const back = panels.find(({ role }) => role === 'back');
  const backStretch = reach('back');
  return (
    <>
      {dark ? (
        <div
          className={`${parts.box} ${parts.bandTone[theme]}`}
          style={{
            insetInlineStart: dark.start,
            inlineSize: dark.width,
            insetBlockStart: 0,
            blockSize: line,
          }}
        />
      ) : null}
      <Picture picture={above} stretch={reach('pictureAbove')} top={0} bottom={line} />
      <Picture picture={below} stretch={dark} top={line} bottom={trim.height + 2 * bleed} />
      {spread ? (
        <div
          className={styles.line}
          style={{ insetInlineStart: spread.start, inlineSize: spread.width, insetBlockStart: line }}
        />
      ) : null}
      <KeyPoints content={content} layout={layout} meeting={meeting} />
      {back && backStretch ? (
        <>
          <Horizon theme={theme} layout={layout} stretch={backStretch} />
          <BackPanel theme={theme} user={brief.user} layout={layout} panel={back} above="tagline" />
        </>
      ) : null}
    </>
  );
}
