import { toolsMissing } from '../../../files/missingFile.ts';
import { loadPart } from '../../../loadPart.ts';
import { coatedInks } from './coatedInks.ts';

/** A paper as a press sees it, by the printing condition of its data (`../../profile`). */
export interface Stock {
  /** Names of the printing condition, in ASCII, for the output intent (ISO 15930-7, 6.2.2). */
  identifier: string;
  condition: string;
  info: string;
  /** C, M, Y, and K bytes of a 9³ sRGB grid, blue fastest, as base64. */
  inks: string;
  /**
   * Downloads the ICC profile, deflated, as base64.
   *
   * @throws {ExportError} when it can't be downloaded.
   */
  profile: () => Promise<string>;
}

export const coated: Stock = {
  identifier: 'CGATS TR 006',
  condition: 'Sheetfed offset on grade 1 coated paper',
  info: 'Coated #1 sheetfed, from CGATS TR 006',
  inks: coatedInks,
  profile: async () => (await loadPart(() => import('./coatedProfile.ts')).catch(toolsMissing)).coatedProfile,
};

/**
 * Downloads the uncoated stock. On demand, because most pieces are printed on coated paper.
 *
 * @throws {ExportError} when it can't be downloaded.
 */
export async function uncoated(): Promise<Stock> {
  const { uncoatedInks } = await loadPart(() => import('./uncoatedInks.ts')).catch(toolsMissing);
  return {
    identifier: 'FOGRA29',
    condition: 'Sheetfed offset on white uncoated paper',
    info: 'Uncoated white sheetfed, from FOGRA29',
    inks: uncoatedInks,
    profile: async () =>
      (await loadPart(() => import('./uncoatedProfile.ts')).catch(toolsMissing)).uncoatedProfile,
  };
}
