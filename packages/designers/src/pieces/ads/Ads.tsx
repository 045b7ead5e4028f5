import type { DesignerProps } from '../../workbench/designer.ts';
import { Workbench } from '../../workbench/Workbench.tsx';
import { ads } from './ads.ts';

/** Ads for four platforms, at the exact size of each. */
export const Ads = (props: DesignerProps) => <Workbench designer={ads} {...props} />;
