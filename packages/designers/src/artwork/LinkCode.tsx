import type { CSSProperties } from 'react';
import * as styles from './LinkCode.css.ts';
import { QrCode } from './QrCode.tsx';
import { qrPath } from './qr.ts';

interface LinkCodeProps {
  link: string;
  /** Where it stands, and its side if that is not the usual one. */
  className?: string;
  style?: CSSProperties;
}

/** The link of a printed piece, to scan. */
export const LinkCode = ({ link, className = styles.code, style }: LinkCodeProps) => (
  <QrCode code={qrPath(link)} label={`QR code to ${link}`} className={className} style={style} />
);
