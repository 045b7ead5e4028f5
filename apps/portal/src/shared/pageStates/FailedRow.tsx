import { Row, Text } from '@daybreak/ui';
import { type FailedProps, Retry } from '../requests/Retry.tsx';

/** Shown in place of a card's content that didn't load. */
export const FailedRow = ({ onRetry, children }: FailedProps) => (
  <Row gap="3" wrap>
    <Text>{children}</Text>
    <Retry onRetry={onRetry} />
  </Row>
);
