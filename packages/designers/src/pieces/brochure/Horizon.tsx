import { Band, Rows } from '../../artwork/Horizon.tsx';
import type { BrochureDraft } from './brochure.fields.ts';
import { bandTop, horizon } from './coverLayout.ts';
import type { SheetLayout, Stretch } from './sheetLayout.ts';

interface HorizonProps {
  theme: BrochureDraft['theme'];
  layout: SheetLayout;
  stretch: Stretch;
}

/** The rows below the horizon and the band that they end in, along a stretch of the sheet. */
export function Horizon({ theme, layout: { trim, bleed }, stretch }: HorizonProps) {
  const end = bleed + bandTop * trim.height;
  return (
    <>
      <Rows from={bleed + horizon * trim.height} to={end} count={4} stretch={stretch} />
      <Band top={end} theme={theme} stretch={stretch} />
    </>
  );
}
