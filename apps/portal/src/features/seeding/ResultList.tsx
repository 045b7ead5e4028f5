import { Badge, type BadgeProps, Heading, Row, Stack } from '@daybreak/ui';
import type { SeedResult } from '../../backend/interfaces/Seeding.ts';
import { seedStaff as messages } from './messages.ts';
import * as styles from './ResultList.css.ts';

const tones: Record<SeedResult['status'], BadgeProps['tone']> = {
  error: 'danger',
  created: 'success',
  skipped: 'neutral',
};
const order = ['error', 'created', 'skipped'] as const;

/** The result for each entry: first those that need attention, then new ones. */
export const ResultList = ({ results }: { results: readonly SeedResult[] }) => {
  const of = (status: SeedResult['status']) => results.filter((result) => result.status === status);
  return (
    <Stack as="section" gap="4" aria-labelledby="seed-results">
      <Row gap="3" align="center" wrap>
        <Heading level={2} size="lg" id="seed-results">
          {messages.results}
        </Heading>
        {order.map((status) => {
          const count = of(status).length;
          return count > 0 ? (
            <Badge key={status} tone={tones[status]}>
              {`${count} ${messages.statuses[status].toLowerCase()}`}
            </Badge>
          ) : null;
        })}
      </Row>
      <ul className={styles.list}>
        {order.flatMap(of).map(({ email, status, message }) => (
          <li key={email} className={styles.entry}>
            <span>
              <Badge tone={tones[status]}>{messages.statuses[status]}</Badge>
            </span>
            <Email address={email} />
            <span className={styles.message}>{message}</span>
          </li>
        ))}
      </ul>
    </Stack>
  );
};

/** Breaks before the @ rather than within a name. */
const Email = ({ address }: { address: string }) => {
  const at = address.lastIndexOf('@');
  return (
    <span className={styles.email} translate="no">
      <span>{address.slice(0, at)}</span>
      <wbr />
      <span>{address.slice(at)}</span>
    </span>
  );
};
