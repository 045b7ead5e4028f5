import { Email } from '../pieces/email/Email.tsx';
import { MakeSet, OfASet } from '../set/MakeSet.tsx';
import type { DesignerProps } from '../workbench/designer.ts';

const sets = { MakeSet, OfASet };

/** The designer of emails, with what leads to the other pieces of a set. */
export const FullEmail = (props: DesignerProps) => <Email {...props} sets={sets} />;
