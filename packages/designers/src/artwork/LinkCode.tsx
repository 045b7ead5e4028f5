import type { CSSProperties } from 'react';
import { artworkWords } from './artworkWords.ts';
import * as styles from './LinkCode.css.ts';
import type { Language } from './languages.ts';
import { QrCode } from './QrCode.tsx';
import { qrPath } from './qr.ts';

interface LinkCodeProps {
  link: string;
  language: Language;
  /** Its position, and its side length if that's not the usual one. */
  className?: string;
  style?: CSSProperties;
}

/** The link of a printed piece as a QR code. */
export const LinkCode = ({ link, language, className = styles.code, style }: LinkCodeProps) => (
  <QrCode
    code={qrPath(link)}
    label={artworkWords[language].codeTo(link)}
    className={className}
    style={style}
  />
);
