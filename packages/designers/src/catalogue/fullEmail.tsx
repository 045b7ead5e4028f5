import { MakeSet, OfASet } from '../campaigns/dialog/MakeSet.tsx';
import { Email } from '../designers/email/Email.tsx';
import type { DesignerProps } from '../editor/designer.ts';

const sets = { MakeSet, OfASet };

/** The email designer, with the parts that lead to a set's other pieces. */
export const FullEmail = (props: DesignerProps) => <Email {...props} sets={sets} />;
