import { Alert, Button, Heading, Row, Stack, Text } from '@daybreak/ui';
import { useCallback } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import type { PieceDownloads } from '../../../backend/interfaces/BrandUpdates.ts';
import { dayOfMoment } from '../../../shared/dates/dates.ts';
import { ListState, LoadingRows } from '../../../shared/lists/ListState.tsx';
import { ListTable } from '../../../shared/lists/ListTable.tsx';
import { failureMessage } from '../../../shared/requests/failure.ts';
import { useLoaded } from '../../../shared/requests/useLoaded.ts';
import { useRequest } from '../../../shared/requests/useRequest.ts';
import { usePerson } from '../../../shared/session/PersonProvider.tsx';
import type { ComparedItem } from '../groups.ts';
import { downloads as messages } from '../messages.ts';

/** Lists who has files of the changed pieces, with a button that notifies them. */
export function Downloads({ affected }: { affected: readonly ComparedItem[] }) {
  const { brandUpdates } = useBackend();
  const { userId } = usePerson().person.session;
  const ids = affected.flatMap(({ item }) => (item.piece ? [item.id] : [])).join();
  const load = useCallback(
    async () => (ids === '' ? [] : brandUpdates.downloads(ids.split(','))),
    [brandUpdates, ids],
  );
  const { state, reload } = useLoaded(load);
  const { busy, failure, run } = useRequest(failureMessage);
  const rows = state.status === 'ready' ? state.value : [];
  const nameOf = ({ piece }: PieceDownloads) =>
    affected.find(({ item }) => item.id === piece)?.item.name ?? '';
  const people = new Set(
    rows.flatMap(({ personId, person, isDue }) =>
      person !== null && personId !== userId && !isDue ? [personId] : [],
    ),
  ).size;
  return (
    <Stack as="section" gap="3">
      <Heading level={2} size="md">
        {messages.title}
      </Heading>
      {state.status === 'ready' ? null : (
        <ListState
          state={state}
          messages={messages}
          placeholder={<LoadingRows rows={3} />}
          onRetry={reload}
        />
      )}
      {state.status === 'ready' && rows.length === 0 ? <Text tone="muted">{messages.none}</Text> : null}
      {rows.length > 0 ? (
        <>
          <Text>{messages.text}</Text>
          <ListTable
            caption={messages.caption}
            rows={rows}
            rowKey={({ piece, version, personId }) => `${piece} ${version} ${personId}`}
            columns={[
              {
                id: 'person',
                header: messages.person,
                cell: ({ person }) => <span translate="no">{person ?? messages.formerly}</span>,
              },
              {
                id: 'piece',
                header: messages.piece,
                cell: (row) => <span translate="no">{nameOf(row)}</span>,
              },
              { id: 'version', header: messages.version, cell: ({ version }) => version },
              { id: 'times', header: messages.times, cell: ({ count }) => count },
              { id: 'last', header: messages.last, cell: ({ at }) => dayOfMoment(at) },
              {
                id: 'told',
                header: messages.told,
                cell: ({ mailedAt, isDue }) =>
                  isDue ? messages.due : mailedAt ? dayOfMoment(mailedAt) : messages.never,
              },
            ]}
          />
          {failure ? <Alert tone="danger" title={failure} /> : null}
          {people > 0 ? (
            <Row gap="3" wrap>
              <Button
                tone="primary"
                busy={busy}
                onClick={() => run(() => brandUpdates.mailDownloaders(ids.split(',')), reload)}
              >
                {messages.mail(people)}
              </Button>
              <Text size="sm" tone="muted">
                {messages.mailHint}
              </Text>
            </Row>
          ) : null}
        </>
      ) : null}
    </Stack>
  );
}
