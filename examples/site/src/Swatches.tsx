import { brandColors, palette } from '@daybreak/brand';

/** The three brand colors, with their inks for print. */
export const Swatches = () => (
  <ul>
    {brandColors.map((id) => {
      const { name, hex, cmyk } = palette[id];
      return (
        <li key={id} style={{ borderColor: hex }}>
          {name}: {hex}, CMYK {Object.values(cmyk).join(' ')}
        </li>
      );
    })}
  </ul>
);
