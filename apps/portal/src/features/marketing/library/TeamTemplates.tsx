import { DropdownMenu, Heading, IconButton, Text, toast } from '@daybreak/ui';
import { EllipsisVertical } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import type { TeamTemplate } from '../../../backend/Library.ts';
import { designerName } from '../../../shared/pieces/designers.ts';
import { above, opener } from '../../../shared/pieces/PieceCard.css.ts';
import { pieceAddress } from '../../../shared/pieces/pieceAddress.ts';
import { usePerson } from '../../../shared/session/PersonProvider.tsx';
import { library } from './messages.ts';
import { PieceDialog } from './PieceDialog.tsx';
import { PieceTile } from './PieceTile.tsx';
import { ownerNames, useAccounts } from './people.ts';
import * as styles from './RecentPieces.css.ts';
import { sayFailure } from './usePieceActions.ts';

const { templates: words } = library;

/** The team's published templates, on the Marketing Center. Renders nothing if there are none. */
export function TeamTemplates() {
  const { library: backend } = useBackend();
  const navigate = useNavigate();
  const { person } = usePerson();
  const mayWithdraw = person.staff?.role === 'admin' || person.staff?.role === 'super_admin';
  const colleagues = useAccounts();
  const nameOf = useMemo(() => ownerNames(colleagues, ''), [colleagues]);
  const [templates, setTemplates] = useState<readonly TeamTemplate[]>([]);
  const [starting, setStarting] = useState<string>();
  const [withdrawing, setWithdrawing] = useState<TeamTemplate>();

  useEffect(() => {
    let cared = true;
    backend.templates().then(
      (all) => {
        if (cared) setTemplates(all.filter(({ withdrawnAt }) => withdrawnAt === null));
      },
      (error: unknown) => console.error("Couldn't load the templates.", error),
    );
    return () => {
      cared = false;
    };
  }, [backend]);

  const start = ({ id, name, designer }: TeamTemplate) => {
    if (starting) return;
    setStarting(id);
    const begin = async () => {
      const piece = crypto.randomUUID();
      await backend.startFromTemplate(piece, id, name);
      navigate(pieceAddress({ id: piece, designer }));
    };
    sayFailure(begin().finally(() => setStarting(undefined)));
  };
  const withdraw = async ({ id, name }: TeamTemplate) => {
    await backend.withdrawTemplate(id);
    setTemplates((before) => before.filter((template) => template.id !== id));
    toast({ title: words.withdrawn(name), tone: 'success' });
  };

  if (templates.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="team-templates">
      <div className={styles.intro}>
        <Heading level={2} id="team-templates">
          {words.title}
        </Heading>
        <Text tone="muted">{words.intro}</Text>
      </div>
      <ul className={styles.list}>
        {templates.map((template) => (
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
                  aria-busy={starting === template.id || undefined}
                  onClick={() => start(template)}
                >
                  {template.name}
                </button>
              }
              details={[designerName(template.designer), publisher(nameOf({ ownerId: template.publishedBy }))]
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
                          label={words.menu(template.name)}
                          icon={<EllipsisVertical size={16} aria-hidden="true" />}
                        />
                      }
                      items={[{ label: words.withdraw, onSelect: () => setWithdrawing(template) }]}
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
          title={words.withdrawTitle}
          description={words.withdrawText}
          confirm={words.withdraw}
          danger
          onConfirm={() => withdraw(withdrawing)}
          onClose={() => setWithdrawing(undefined)}
        />
      ) : null}
    </section>
  );
}

const publisher = (name: string | undefined) => name && words.by(name);

const readers = new WeakMap<TeamTemplate, () => Promise<TeamTemplate>>();
/** A template already includes its draft. */
function readerOf(template: TeamTemplate) {
  const reader = readers.get(template) ?? (async () => template);
  readers.set(template, reader);
  return reader;
}
