import { brandVars } from '@daybreak/brand/css';
import { Band, Rows } from '../Horizon.tsx';
import type { Ground } from '../logos.ts';
import type { Motif } from './screenLayout.ts';

/** The rows below a layout's horizon, and the band where it has one. */
export const Horizon = ({ motif: { horizon, rows }, theme }: { motif: Motif; theme: Ground }) => (
  <>
    <Rows
      from={horizon}
      to={rows.end}
      count={rows.count}
      snapped
      color={theme === 'orange' ? brandVars.color.night : undefined}
    />
    {rows.band ? <Band top={rows.end} theme={theme} /> : null}
  </>
);
