import type { DesignerProps } from '../../workbench/designer.ts';
import { Workbench } from '../../workbench/Workbench.tsx';
import { flyer } from './flyer.ts';

/** Flyers for events, services, awareness and teaching, in four sizes. */
export const Flyer = (props: DesignerProps) => <Workbench designer={flyer} {...props} />;
