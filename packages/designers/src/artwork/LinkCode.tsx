import type { CSSProperties } from 'react';
import { artworkWords } from './artworkWords.ts';
import * as styles from './LinkCode.css.ts';
import type { Language } from './languages.ts';
import { QrCode } from './QrCode.tsx';
import { qrPath } from './qr.ts';

interface LinkCodeProps {
  link: string;
  language: Language;
  /** Where it stands, and its side if that is not the usual one. */
  className?: string;
  style?: CSSProperties;
}

/** The link of a printed piece, to scan. */
export const LinkCode = ({ link, language, className = styles.code, style }: LinkCodeProps) => (
  <QrCode
    code={qrPath(link)}
    label={artworkWords[language].codeTo(link)}
    className={className}
    style={style}
  />
);
