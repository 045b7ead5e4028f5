import { Text } from '@daybreak/ui';
import { dialog as messages } from './messages.ts';

/** Lists preflight findings that a piece didn't have before. Renders nothing if there are none. */
export const NewFindings = ({ findings }: { findings: readonly string[] }) =>
  findings.length > 0 ? (
    <div>
      <Text weight="semibold">{messages.findings}</Text>
      <ul>
        {findings.map((says) => (
          <li key={says}>{says}</li>
        ))}
      </ul>
    </div>
  ) : null;
