import { Text } from '@daybreak/ui';
import { dialog as words } from './messages.ts';

/** What preflight says only about how a piece looks now; nothing if that's nothing. */
export const NewFindings = ({ findings }: { findings: readonly string[] }) =>
  findings.length > 0 ? (
    <div>
      <Text weight="semibold">{words.findings}</Text>
      <ul>
        {findings.map((says) => (
          <li key={says}>{says}</li>
        ))}
      </ul>
    </div>
  ) : null;
