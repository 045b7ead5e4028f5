import type { CSSProperties } from 'react';
import type { QrPath } from './qr.ts';

export interface QrCodeProps {
  code: QrPath;
  /** Side of the code with its quiet zone, in pixels; without it, the class says. */
  size?: number;
  label: string;
  className?: string;
  style?: CSSProperties;
}

/**
 * A code to scan, on a white ground of its own. Printed with black ink alone: four plates never lie so exactly over each other
 * that small squares stay sharp.
 */
export const QrCode = ({ code: { side, path }, size, label, className, style }: QrCodeProps) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox={`0 0 ${side} ${side}`}
    style={style}
    role="img"
    aria-label={label}
  >
    <rect width={side} height={side} fill="#FFFFFF" />
    <path d={path} fill="#000000" />
  </svg>
);
