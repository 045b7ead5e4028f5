import { Button } from '@daybreak/ui';
import { RotateCcw } from 'lucide-react';
import { assistant } from './messages.ts';

export const RetryButton = ({ onClick }: { onClick: () => void }) => (
  <Button tone="quiet" size="small" icon={<RotateCcw size={14} />} onClick={onClick}>
    {assistant.retry}
  </Button>
);
