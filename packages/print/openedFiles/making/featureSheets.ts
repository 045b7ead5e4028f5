import logo from '@daybreak/brand/assets/logo/daybreak-logo-primary.svg';
import photo from '@daybreak/media/assets/images/solar-aisle-960.webp';

/** One small artboard per CSS feature that the print PDF draws; for tests only. */
export interface FeatureSheet {
  name: string;
  html: string;
}

/** Width and height of a sheet in inches. */
export const sheetSize = { width: 4, height: 2.5, unit: 'in', bleed: 0.125 } as const;

const text = (style: string, words: string) => `<p style="margin:0;padding:30px;${style}">${words}</p>`;
const box = (style: string, inner = '') =>
  `<div style="position:absolute;left:40px;top:40px;width:240px;height:120px;${style}">${inner}</div>`;
const prose =
  'Recycled solar panels keep glass, silver and silicon in use. We collect, test and refurbish them in Austin.';

/** A drawing with more than shapes, which is placed as pixels, with a soft mask for transparent parts. */
const glow = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><radialGradient id="g"><stop stop-color="#ff6022"/><stop offset="1" stop-color="#ff6022" stop-opacity="0"/></radialGradient><circle cx="100" cy="100" r="100" fill="url(#g)"/></svg>',
)}`;

export const featureSheets: FeatureSheet[] = [
  { name: 'wrapped text', html: text('font:400 17.6px/1.6 Poppins', prose) },
  {
    name: 'centred heading with kerning',
    html: text('font:800 38px/1.1 Poppins;text-align:center', 'AVATAR Today Tomorrow'),
  },
  { name: 'right-aligned text', html: text('font:500 16px/1.5 Poppins;text-align:right', prose) },
  { name: 'justified text', html: text('font:400 14px/1.5 Poppins;text-align:justify', prose) },
  {
    name: 'letter spacing and capitals',
    html: text(
      'font:700 18px/1.5 Poppins;letter-spacing:0.2em;text-transform:uppercase',
      'Straße to sunrise',
    ),
  },
  {
    name: 'white space kept',
    html: text('font:400 16px/1.5 Poppins;white-space:pre-wrap', 'One  two\n   three\nfour'),
  },
  {
    name: 'soft hyphens',
    html: text('font:600 20px/1.4 Poppins;width:190px', 'Photo\u00advoltaic\u00adrecycling pro\u00adgramme'),
  },
  {
    name: 'accents',
    html: text('font:400 20px/1.6 Poppins', 'Énergie Žižkov cafe\u0301 naïve Łódź ¿Qué? — “quoted”'),
  },
  {
    name: 'decorations',
    html: text(
      'font:400 20px/1.8 Poppins',
      '<u>undone</u> and <s>struck</s> <span style="text-decoration:underline #ff6022 3px;text-underline-offset:4px">accent</span>',
    ),
  },
  {
    name: 'several weights in a line',
    html: text(
      'font:400 20px/1.6 Poppins',
      'Plain <b>bold</b> <span style="font-weight:600;color:#ff6022">semibold</span> <span style="font-size:32px;font-weight:800">big</span> end',
    ),
  },
  {
    name: 'right-to-left paragraph',
    html: text('font:400 18px/1.6 Poppins;direction:rtl', 'Daybreak (Austin), 2026!'),
  },
  { name: 'fills and rounded corners', html: box('background:#14bcc0;border-radius:24px 0 60px 8px') },
  {
    name: 'borders of one colour',
    html: box('background:#fff;border:6px solid #104a6d;border-radius:20px;box-sizing:border-box'),
  },
  {
    name: 'borders of several colours',
    html: box(
      'border-style:solid;border-width:4px 10px 14px 20px;border-color:#104a6d #ff6022 #14bcc0 #ffb343;box-sizing:border-box',
    ),
  },
  {
    name: 'accent border with round corners',
    html: box('background:#eef;border-left:10px solid #ff6022;border-radius:12px;box-sizing:border-box'),
  },
  {
    name: 'dashed and dotted borders',
    html: box(
      'border:3px dashed #104a6d;box-sizing:border-box',
      '<div style="margin:20px;height:60px;border:4px dotted #ff6022;box-sizing:border-box"></div>',
    ),
  },
  {
    name: 'linear gradients',
    html:
      box('background:linear-gradient(135deg,#104a6d,#14bcc0 40%,#ffb343)') +
      box('top:180px;height:40px;background:linear-gradient(to right,#ff6022 50%,#0a2b40 50%)'),
  },
  {
    name: 'gradients to transparent',
    html:
      box('inset:12px;width:auto;height:auto;background:#14bcc0') +
      box('background:linear-gradient(to top right,rgba(10,43,64,0.9),transparent)'),
  },
  {
    name: 'translucent black over colour',
    html: box('background:#104a6d') + box('left:140px;background:rgba(0,0,0,0.5)'),
  },
  {
    name: 'opacity groups',
    html: box(
      'opacity:0.5',
      '<div style="position:absolute;inset:0 60px 0 0;background:#ff6022"></div><div style="position:absolute;inset:30px 0 0 60px;background:#104a6d"></div>',
    ),
  },
  {
    name: 'rotation',
    html: box(
      'background:#14bcc0;transform:rotate(-12deg);font:700 24px/1.2 Poppins;color:#fff',
      'Turned <span style="display:inline-block;rotate:20deg">twice</span>',
    ),
  },
  {
    name: 'scale and translate',
    html: box(
      'background:#ffb343;transform:translate(20%,10px) scale(0.7);transform-origin:0 0',
      '<div style="position:absolute;left:-20px;top:20px;width:80px;height:40px;background:#104a6d"></div>',
    ),
  },
  {
    name: 'clipping by overflow and radius',
    html: box(
      'overflow:hidden;border-radius:60px;background:#eee',
      '<div style="position:absolute;left:-30px;top:-30px;width:120px;height:120px;background:#ff6022;border-radius:50%"></div>',
    ),
  },
  {
    name: 'a picture that covers',
    html: `<img alt="Aisle" src="${photo}" style="position:absolute;inset:0;width:100%;height:100%;object-fit:cover;object-position:20% 80%">`,
  },
  {
    name: 'a picture that is larger than its slot, around its focus',
    html: `<div style="position:absolute;left:40px;top:20px;width:300px;height:180px;overflow:hidden;border-radius:90px"><img alt="Aisle" src="${photo}" style="position:absolute;left:-42%;top:-98%;width:240%;height:240%;object-fit:cover;object-position:30% 70%"></div>`,
  },
  {
    name: 'a picture that is contained',
    html: `<img alt="Aisle" src="${photo}" style="position:absolute;left:40px;top:20px;width:300px;height:200px;object-fit:contain;background:#eef;border:4px solid #104a6d;border-radius:30px">`,
  },
  { name: 'a background picture', html: box(`background:url(${photo}) 30% 40%/cover;border-radius:16px`) },
  {
    name: 'a background picture that is not repeated',
    html: box(`background:#eef url(${photo}) no-repeat right 10px bottom 5px/50% auto`),
  },
  {
    name: 'a transparent picture over colour',
    html: `${box('background:#104a6d')}<img alt="Glow" src="${glow}" style="position:absolute;left:150px;top:20px;width:200px;height:200px">`,
  },
  {
    name: 'an SVG logo file',
    html: `<img alt="Daybreak" src="${logo}" style="position:absolute;left:30px;top:60px;width:300px">`,
  },
  {
    name: 'inline SVG',
    html: '<svg viewBox="0 0 100 60" style="position:absolute;left:30px;top:20px;width:300px;height:180px"><defs><linearGradient id="feature-sun" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffb343"/><stop offset="1" stop-color="#ff6022"/></linearGradient></defs><circle cx="25" cy="30" r="18" fill="url(#feature-sun)"/><path d="M50 10q10-10 20 0t20 0v10a8 4 30 1 1-16 0H60z" fill="#104a6d"/><rect x="50" y="36" width="40" height="18" rx="5" fill="none" stroke="#14bcc0" stroke-width="2" stroke-dasharray="4 2"/><g transform="rotate(15 30 50)" opacity="0.6"><polygon points="20,45 40,45 30,58" fill="#0a2b40"/></g><polyline points="2,58 10,50 18,58" fill="none" stroke="#76777a" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="90" cy="45" rx="6" ry="3"/></svg>',
  },
  {
    name: 'layers by z-index',
    html:
      box('z-index:2;background:#ff6022;width:100px') +
      box('z-index:1;left:100px;background:#14bcc0') +
      box('top:100px;left:20px;width:360px;height:40px;background:#104a6d'),
  },
  {
    name: 'flex, grid and inline boxes',
    html: '<div style="padding:30px;font:500 14px/1.6 Poppins"><div style="display:flex;gap:8px"><span style="padding:4px 12px;border-radius:99px;background:#14bcc0;color:#0a2b40">One</span><span style="padding:4px 12px;border:1px solid #104a6d">Two</span></div><div style="display:grid;grid-template-columns:1fr 2fr;gap:10px;margin-top:10px"><i style="height:30px;background:#ffb343"></i><i style="height:30px;background:#3abbff"></i></div><p style="width:200px">Words <span style="background:#ffe2d6;padding:2px 6px;border-radius:6px">marked across two lines of</span> text</p></div>',
  },
  {
    name: 'black text and greys',
    html:
      text('font:400 18px/1.6 Poppins;color:#000', 'Black <span style="color:#777">grey</span>') +
      box('top:120px;background:#ccc'),
  },
];
