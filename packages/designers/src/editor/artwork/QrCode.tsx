import type { CSSProperties } from 'react';
import type { QrPath } from './qr.ts';

export interface QrCodeProps {
  code: QrPath;
  /** Side of the code with its quiet zone, in pixels. If omitted, the class sets it. */
  size?: number;
  label: string;
  className?: string;
  style?: CSSProperties;
}

/**
 * A QR code on its own white ground. Printed in black ink only: four plates never align well enough to keep small
 * squares sharp.
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
