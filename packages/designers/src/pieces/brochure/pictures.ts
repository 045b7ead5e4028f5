import driveDestruction from '@daybreak/media/assets/images/drive-destruction.jpg';
import solarFarm from '@daybreak/media/assets/images/solar-farm.jpg';
import warehouse from '@daybreak/media/assets/images/warehouse.jpg';
import type { Brief } from '../../workbench/designer.ts';

/** One for the outside, two for the inside. */
const standIns = [warehouse, solarFarm, driveDestruction] as const;

/** Addresses of the three pictures of a brochure: the first uploaded ones, with pictures of the brand in place of missing ones. */
export const picturesOf = ({ images }: Brief) => {
  const [first, second, third] = standIns;
  return [images[0]?.url ?? first, images[1]?.url ?? second, images[2]?.url ?? third] as const;
};
