import type { CatalogueEntry, DesignerProps } from '@daybreak/designers';
import { designerAddress, studioAddress } from '../../shared/navigation/marketingAddresses.ts';
import { readStored, writeStored } from '../../shared/storage/browserStorage.ts';

export type View = NonNullable<DesignerProps['view']>;

const keyOf = (userId: string) => `daybreak-designer-view:${userId}`;

/** Returns the user's last view in this browser. */
export function lastView(userId: string): 'page' | 'studio' | undefined {
  const view = readStored(keyOf(userId));
  return view === 'studio' || view === 'page' ? view : undefined;
}

export const storeView = (userId: string, view: View): void => void writeStored(keyOf(userId), view);

/** Returns the address where the hub opens a designer: its studio, unless the user chose the form. */
export const addressFromHub = (
  userId: string,
  { id, hasStudio }: Pick<CatalogueEntry, 'id' | 'hasStudio'>,
) => (hasStudio && lastView(userId) !== 'page' ? studioAddress(id) : designerAddress(id));
