import type { CSSProperties } from 'react';
import * as styles from './LinkCode.css.ts';
import { QrCode } from './QrCode.tsx';
import { qrPath } from './qr.ts';
import { artworkWords } from './text/artworkWords.ts';
import type { Language } from './text/languages.ts';

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
