import { Badge, EmptyState, PageHeader, Stack } from '@daybreak/ui';
import type { ReactNode } from 'react';

interface ComingSoonProps {
  title: string;
  description: string;
  badge: string;
  notice: string;
  icon: ReactNode;
  /** The user's alternative in the meantime. */
  action?: ReactNode;
}

/** A page that announces a coming integration. */
export const ComingSoon = ({ title, description, badge, notice, icon, action }: ComingSoonProps) => (
  <Stack gap="8">
    <PageHeader title={title} description={description} actions={<Badge tone="info">{badge}</Badge>} />
    <EmptyState icon={icon} title={notice} action={action} />
  </Stack>
);
