import type { CatalogueEntry, DesignerProps } from '@daybreak/designers';

export type View = NonNullable<DesignerProps['view']>;

const keyOf = (userId: string) => `daybreak-designer-view:${userId}`;

/** The view that the user worked in last, in this browser. */
export function lastView(userId: string): 'page' | 'studio' | undefined {
  try {
    const view = localStorage.getItem(keyOf(userId));
    return view === 'studio' || view === 'page' ? view : undefined;
  } catch {
    // With blocked storage, nothing is remembered.
    return undefined;
  }
}

export function remember(userId: string, view: View): void {
  try {
    localStorage.setItem(keyOf(userId), view);
  } catch (error) {
    console.warn("This browser can't store the choice of view. It lasts until this page is closed.", error);
  }
}

/** Where the hub opens a designer: in its studio, unless the user chose the form. */
export const addressFromHub = (
  userId: string,
  { id, hasStudio }: Pick<CatalogueEntry, 'id' | 'hasStudio'>,
) => (hasStudio && lastView(userId) !== 'page' ? studioAddress(id) : pageAddress(id));

export const pageAddress = (id: string) => `/marketing-materials?type=${id}`;
export const studioAddress = (id: string) => `${pageAddress(id)}&view=studio`;
