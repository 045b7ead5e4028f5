import { Badge } from '@daybreak/ui';
import type { ApplicationStatus } from '../../backend/interfaces/Applications.ts';
import { statusLabels } from '../../shared/applications/labels.ts';

const tones = { new: 'accent', reviewing: 'info', contacted: 'success', closed: 'neutral' } as const;

export const StatusBadge = ({ status }: { status: ApplicationStatus }) => (
  <Badge tone={tones[status]}>{statusLabels[status]}</Badge>
);
