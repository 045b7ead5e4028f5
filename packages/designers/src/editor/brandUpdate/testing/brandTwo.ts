import { type BrandVersion, brandNow } from '@daybreak/brand';
import logo from '@daybreak/brand/assets/logo/daybreak-logo-primary.svg';

const cyan = { hex: '#00A3B4', rgb: [0, 163, 180], cmyk: { c: 95, m: 5, y: 28, k: 0 } } as const;

/**
 * A version of the brand for tests, with another cyan, and a square instead of the sun in the logo on white. Everything
 * else, such as logos on other grounds, is today's.
 */
export async function brandTwo(): Promise<BrandVersion> {
  const today = await (await fetch(logo)).text();
  const drawing = today
    .replaceAll(/#14bcc0/gi, cyan.hex)
    .replace(/<path fill="#ff6022" d="[^"]*"/i, '<path fill="#ff6022" d="M16 20h27.2v13.6H16z"');
  return {
    id: '2.0.0',
    colors: { ...brandNow.colors, cyan },
    logos: { 'daybreak-logo-primary': `data:image/svg+xml,${encodeURIComponent(drawing)}` },
  };
}
