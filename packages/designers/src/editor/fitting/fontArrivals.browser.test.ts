import '@daybreak/brand/styles.css';
import { expect, it, vi } from 'vitest';
import { fontsArrived, onFontsArrived, watchFonts } from './fontArrivals.ts';

it('reports fonts declared later and fonts that fail, until no one listens', async () => {
  const listener = vi.fn();
  const stop = onFontsArrived(listener);
  const before = fontsArrived();
  const poppins = [...document.fonts].find(({ family }) => /Poppins/.test(family)) as FontFace;
  const rule = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .find((each) => each instanceof CSSFontFaceRule && /woff2/.test(each.cssText));
  const address = /url\("([^"]+)"\)/.exec(rule?.cssText ?? '')?.[1] ?? '';
  const url = new URL(address, rule?.parentStyleSheet?.href ?? document.baseURI).href;
  const later = new FontFace('Later', `url("${url}")`, { unicodeRange: poppins.unicodeRange });
  const missing = new FontFace('Missing', 'url("/no-such-font.woff2")');
  for (const face of [later, missing]) document.fonts.add(face);
  watchFonts();

  await later.load();
  await vi.waitFor(() => expect(listener).toHaveBeenCalled());
  expect(fontsArrived()).toBeGreaterThan(before);

  listener.mockClear();
  await missing.load().catch(() => undefined);
  await vi.waitFor(() => expect(listener).toHaveBeenCalled());

  stop();
  listener.mockClear();
  const other = new FontFace('Other', `url("${url}")`);
  document.fonts.add(other);
  watchFonts();
  await other.load();
  await document.fonts.ready;
  expect(listener).not.toHaveBeenCalled();
  for (const face of [later, missing, other]) document.fonts.delete(face);
});
