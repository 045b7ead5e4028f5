import type { DesignerProps } from '../../workbench/designer.ts';
import { Workbench } from '../../workbench/Workbench.tsx';
import { PrintSpecification } from './PrintSpecification.tsx';
import { postcard } from './postcard.ts';
import { printSpecification } from './printSpecification.ts';

/** Postcards to mail: a front with one message and a back that the post office can read. */
export const Postcard = (props: DesignerProps) => (
  <Workbench
    designer={postcard}
    downloadLabel="Download Print Files"
    details={(draft) => <PrintSpecification rows={printSpecification(draft)} notify={props.notify} />}
    {...props}
  />
);
