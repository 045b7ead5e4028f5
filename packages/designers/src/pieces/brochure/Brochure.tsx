import type { DesignerProps } from '../../workbench/designer.ts';
import { Workbench } from '../../workbench/Workbench.tsx';
import { brochure } from './brochure.ts';

/** Folded sheets: an outside with cover and contact, an inside with key points and pictures. */
export const Brochure = (props: DesignerProps) => <Workbench designer={brochure} {...props} />;
