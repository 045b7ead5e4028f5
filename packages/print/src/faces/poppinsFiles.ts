import type { FontWeight } from '@daybreak/brand';
import poppins400 from '@daybreak/brand/assets/fonts/poppins-400.ttf?url';
import poppins500 from '@daybreak/brand/assets/fonts/poppins-500.ttf?url';
import poppins600 from '@daybreak/brand/assets/fonts/poppins-600.ttf?url';
import poppins700 from '@daybreak/brand/assets/fonts/poppins-700.ttf?url';
import poppins800 from '@daybreak/brand/assets/fonts/poppins-800.ttf?url';

/** The complete Poppins files, by weight. Its web files cover only Latin. */
export const poppinsFiles: Record<FontWeight, string> = {
  400: poppins400,
  500: poppins500,
  600: poppins600,
  700: poppins700,
  800: poppins800,
};
