import { Email } from '../pieces/email/Email.tsx';
import { MakeSet, OfASet } from '../set/MakeSet.tsx';
import type { DesignerProps } from '../workbench/designer.ts';

const sets = { MakeSet, OfASet };

/** The email designer, with the parts that lead to a set's other pieces. */
export const FullEmail = (props: DesignerProps) => <Email {...props} sets={sets} />;
