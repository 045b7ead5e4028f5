import brand from '../../../packages/brand/package.json' with { type: 'json' };
import designers from '../../../packages/designers/package.json' with { type: 'json' };
import ui from '../../../packages/ui/package.json' with { type: 'json' };

/** The packages shown here, as they would be published. */
export const packages = [brand, ui, designers] as const;
