import type { DesignerProps } from '../../workbench/designer.ts';
import { Workbench } from '../../workbench/Workbench.tsx';
import { poster } from './poster.ts';

/** Posters for events, awareness, services and teaching, in four sizes. */
export const Poster = (props: DesignerProps) => <Workbench designer={poster} {...props} />;
