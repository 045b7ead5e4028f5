import { Badge } from '@daybreak/ui';
import type { Role } from '../../backend/interfaces/Staff.ts';
import { roleLabels } from './roleLabels.ts';

const tones = { super_admin: 'accent', admin: 'info', staff: 'neutral' } as const;

export const RoleBadge = ({ role }: { role: Role }) => <Badge tone={tones[role]}>{roleLabels[role]}</Badge>;
