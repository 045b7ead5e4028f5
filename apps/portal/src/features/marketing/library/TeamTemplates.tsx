import { DropdownMenu, Heading, IconButton, Text, toast } from '@daybreak/ui';
import { EllipsisVertical } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import type { TeamTemplate } from '../../../backend/interfaces/Library.ts';
import { isAdministrator } from '../../../backend/interfaces/Staff.ts';
import { pieceAddress } from '../../../shared/navigation/marketingAddresses.ts';
import { designerName } from '../../../shared/pieces/designers.ts';
import { above, opener } from '../../../shared/pieces/PieceCard.css.ts';
import { fixedFailure } from '../../../shared/requests/failure.ts';
import { useLoaded } from '../../../shared/requests/useLoaded.ts';
import { usePerson } from '../../../shared/session/PersonProvider.tsx';
import { library } from './messages.ts';
import { PieceDialog } from './PieceDialog.tsx';
import { PieceTile } from './PieceTile.tsx';
import { ownerNames, useAccounts } from './people.ts';
import * as styles from './RecentPieces.css.ts';
import { toastFailure } from './usePieceActions.ts';

const { templates: messages } = library;

/** The team's published templates, on the Marketing Center. Renders nothing if there are none. */
export function TeamTemplates() {
  const { library: backend } = useBackend();
  const navigate = useNavigate();
  const { person } = usePerson();
  const mayWithdraw = isAdministrator(person.staff?.role);
  const colleagues = useAccounts();
  const publisherNameOf = useMemo(() => ownerNames(colleagues, ''), [colleagues]);
  const { state, update } = useLoaded(
    useCallback(async () => {
      const all = await backend.templates();
      return all.filter(({ withdrawnAt }) => withdrawnAt === null);
    }, [backend]),
    fixedFailure("Couldn't load the templates."),
  );
  const [startingId, setStartingId] = useState<string>();
  const [withdrawing, setWithdrawing] = useState<TeamTemplate>();

  const start = ({ id, name, designer }: TeamTemplate) => {
    if (startingId) return;
    setStartingId(id);
    const startPiece = async () => {
      const piece = crypto.randomUUID();
      await backend.startFromTemplate(piece, id, name);
      navigate(pieceAddress({ id: piece, designer }));
    };
    toastFailure(startPiece().finally(() => setStartingId(undefined)));
  };
  const withdraw = async ({ id, name }: TeamTemplate) => {
    await backend.withdrawTemplate(id);
    update((before) => before.filter((template) => template.id !== id));
    toast({ title: messages.withdrawn(name), tone: 'success' });
  };

  if (state.status !== 'ready' || state.value.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="team-templates">
      <div className={styles.intro}>
        <Heading level={2} id="team-templates">
          {messages.title}
        </Heading>
        <Text tone="muted">{messages.intro}</Text>
      </div>
      <ul className={styles.list}>
        {state.value.map((template) => (
          <li key={template.id}>
            <PieceTile
              designer={template.designer}
              read={readerOf(template)}
              name={
                <button
                  type="button"
                  className={opener}
                  dir="auto"
                  title={template.name}
                  aria-busy={startingId === template.id || undefined}
                  onClick={() => start(template)}
                >
                  {template.name}
                </button>
              }
              details={[
                designerName(template.designer),
                publisher(publisherNameOf({ ownerId: template.publishedBy })),
              ]
                .filter(Boolean)
                .join(' · ')}
              more={
                template.summary ? (
                  <p className={styles.summary} dir="auto">
                    {template.summary}
                  </p>
                ) : null
              }
              menu={
                mayWithdraw ? (
                  <div className={above}>
                    <DropdownMenu
                      align="end"
                      trigger={
                        <IconButton
                          size="small"
                          tooltip={false}
                          label={messages.menu(template.name)}
                          icon={<EllipsisVertical size={16} />}
                        />
                      }
                      items={[{ label: messages.withdraw, onSelect: () => setWithdrawing(template) }]}
                    />
                  </div>
                ) : null
              }
            />
          </li>
        ))}
      </ul>
      {withdrawing ? (
        <PieceDialog
          title={messages.withdrawTitle}
          description={messages.withdrawText}
          confirm={messages.withdraw}
          danger
          onConfirm={() => withdraw(withdrawing)}
          onClose={() => setWithdrawing(undefined)}
        />
      ) : null}
    </section>
  );
}

const publisher = (name: string | undefined) => name && messages.by(name);

const readers = new WeakMap<TeamTemplate, () => Promise<TeamTemplate>>();
/** Returns a function that reads a template's draft, which it already includes. */
function readerOf(template: TeamTemplate) {
  const reader = readers.get(template) ?? (async () => template);
  readers.set(template, reader);
  return reader;
}
