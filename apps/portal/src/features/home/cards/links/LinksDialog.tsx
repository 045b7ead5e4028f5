import { Button, Stack, VisuallyHidden } from '@daybreak/ui';
import { Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useBackend } from '../../../../backend/BackendProvider.tsx';
import { type PinnedLink, pinLimits } from '../../../../backend/interfaces/Home.ts';
import { FormDialog } from '../../../../shared/forms/FormDialog.tsx';
import { fixedFailure } from '../../../../shared/requests/failure.ts';
import { useRequest } from '../../../../shared/requests/useRequest.ts';
import { home as homeMessages, links as linksMessages } from '../messages.ts';
import { useFocusAfter } from '../useFocusAfter.ts';
import { LinkFields } from './LinkFields.tsx';
import * as styles from './LinksDialog.css.ts';
import { useLinkRows } from './useLinkRows.ts';

const { dialog: messages } = linksMessages;

interface LinksDialogProps {
  links: readonly PinnedLink[];
  onSaved: (links: readonly PinnedLink[]) => void;
  onClose: () => void;
}

/** Edits, reorders, adds and removes pinned links. Saves nothing until "Save links". */
export function LinksDialog({ links, onSaved, onClose }: LinksDialogProps) {
  const { home } = useBackend();
  const hint = useId();
  const list = useRef<HTMLFormElement>(null);
  const { rows, errorsOf, change, add, remove, move, read } = useLinkRows(links);
  const request = useRequest(fixedFailure(homeMessages.notSaved));
  const { busy, run } = request;
  const [announcement, announce] = useState('');
  const focusAfter = useFocusAfter(list);

  const submit = () => {
    const entered = read();
    if (!entered) return;
    run(
      () => home.pin(entered),
      () => {
        onSaved(entered);
        onClose();
      },
    );
  };

  return (
    <FormDialog
      size="large"
      title={messages.title}
      description={messages.description}
      request={request}
      confirm={messages.save}
      formRef={list}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="5">
        <p className={styles.hint} id={hint}>
          {messages.addressHint}
        </p>
        <ol className={styles.rows}>
          {rows.map((row, index) => (
            <li key={row.id}>
              <LinkFields
                row={row}
                place={index}
                isLast={index === rows.length - 1}
                errors={errorsOf(row.id)}
                hintId={hint}
                busy={busy}
                onChange={(values) => change(row.id, values)}
                onMove={(step) => {
                  move(row.id, step);
                  announce(messages.moved(index + 1 + step));
                  focusAfter(`[data-row="${row.id}"] [data-step="${step}"]`);
                }}
                onRemove={() => {
                  remove(row.id);
                  const neighbor = rows[index + 1] ?? rows[index - 1];
                  focusAfter(neighbor ? `[data-row="${neighbor.id}"] [data-address]` : '[data-add]');
                }}
              />
            </li>
          ))}
        </ol>
        <div>
          <Button
            data-add
            icon={<Plus size={16} />}
            disabled={busy}
            {...(rows.length >= pinLimits.links ? { disabledReason: messages.full(pinLimits.links) } : {})}
            onClick={() => focusAfter(`[data-row="${add()}"] input`)}
          >
            {messages.add}
          </Button>
        </div>
        <VisuallyHidden>
          <span role="status">{announcement}</span>
        </VisuallyHidden>
      </Stack>
    </FormDialog>
  );
}
