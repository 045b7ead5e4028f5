import { QrCode } from '../../artwork/QrCode.tsx';
import { qrPath } from '../../artwork/qr.ts';
import { linkCodeSize } from '../../workbench/link.ts';
import * as styles from './FlyerArtwork.css.ts';
import type { Sheet } from './sheet.ts';

const pixelsPerMillimetre = 96 / 25.4;

/** Side of the code, in pixels. */
export const codeSize = ({ u }: Pick<Sheet, 'u'>) => Math.max(linkCodeSize * pixelsPerMillimetre, 13 * u);

interface CodeProps {
  sheet: Sheet;
  link: string;
}

export const Code = ({ sheet, link }: CodeProps) => (
  <QrCode code={qrPath(link)} size={codeSize(sheet)} label={`QR code to ${link}`} className={styles.code} />
);

interface CodeAtProps {
  sheet: Sheet;
  link: string | undefined;
  /** From the page's end and lower edge, in pixels. */
  end: number;
  bottom: number;
}

/** The code at a place of its own. Nothing without a link. */
export const CodeAt = ({ sheet, link, end, bottom }: CodeAtProps) =>
  link ? (
    <div className={styles.codeAt} style={{ insetInlineEnd: end, insetBlockEnd: bottom, lineHeight: 0 }}>
      <Code sheet={sheet} link={link} />
    </div>
  ) : null;
