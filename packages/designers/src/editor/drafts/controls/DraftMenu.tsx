import { Button, Dialog, DropdownMenu, Form, type MenuEntry, TextField, VisuallyHidden } from '@daybreak/ui';
import { Check, Copy, FilePlus2, PencilLine, Trash2, Undo2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { type DraftEntry, type DraftList, maxNameLength } from '../drafts.ts';
import { freeName, moveToTrash, nextName, renameDraft, restoreLast, withDraft } from '../shelf.ts';
import type { DraftListControl } from '../useDraftList.ts';
import * as styles from './DraftBar.css.ts';
import { DraftName } from './DraftName.tsx';

const icon = (Icon: typeof Copy) => <Icon size={16} aria-hidden="true" />;

const entry = (name: string): DraftEntry => ({ id: crypto.randomUUID().slice(0, 13), name });

interface DraftMenuProps extends DraftListControl {
  /** The user pressed the button before the menu had loaded. */
  wasPressed: boolean;
}

/** The menu of the user's drafts, to switch, create, duplicate, rename, delete, and restore them. */
export function DraftMenu({ draftList, name, changeList, wasPressed }: DraftMenuProps) {
  const form = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [naming, setNaming] = useState<string>();
  const [newDraft, setNewDraft] = useState<string>();
  const [last] = draftList.thrown;
  const isFresh = last !== undefined && last.id === newDraft;
  const { open } = draftList;
  const act = (next: (draftList: DraftList) => DraftList, copyOf?: string) => () => {
    setNewDraft(undefined);
    changeList(next, copyOf);
  };
  const bringBack = act(restoreLast);
  const items: MenuEntry[] = [
    { kind: 'heading', label: 'Drafts' },
    ...draftList.drafts.map(({ id, name: label }) => ({
      label,
      icon: id === open ? icon(Check) : <span className={styles.noIcon} />,
      hint: id === open ? 'open' : undefined,
      onSelect: act((current) => ({ ...current, open: id })),
    })),
    { kind: 'separator' },
    {
      label: 'New draft',
      icon: icon(FilePlus2),
      onSelect: act((current) => withDraft(current, entry(nextName(current.drafts)))),
    },
    {
      label: 'Duplicate',
      icon: icon(Copy),
      onSelect: act(
        (current) => withDraft(current, entry(freeName(current.drafts, `Copy of ${name}`)), open),
        open,
      ),
    },
    { label: 'Rename', icon: icon(PencilLine), onSelect: () => setNaming(name) },
    {
      label: 'Delete',
      icon: icon(Trash2),
      onSelect: () => {
        changeList((current) => moveToTrash(current, open, entry(nextName([]))));
        setNewDraft(open);
      },
    },
    ...(last ? [{ label: `Restore “${last.name}”`, icon: icon(Undo2), onSelect: bringBack }] : []),
  ];
  return (
    <>
      <DropdownMenu
        label="Drafts"
        defaultOpen={wasPressed}
        items={items}
        trigger={
          <Button ref={trigger} size="small" className={styles.trigger}>
            <DraftName name={name} />
          </Button>
        }
      />
      {isFresh ? (
        <Button
          size="small"
          tone="quiet"
          icon={icon(Undo2)}
          className={styles.trigger}
          onClick={() => {
            bringBack();
            // This button is about to disappear and would take the focus with it.
            trigger.current?.focus();
          }}
        >
          <span className={styles.name}>{`Restore “${last?.name}”`}</span>
        </Button>
      ) : null}
      <VisuallyHidden role="status">{isFresh ? `“${last?.name}” deleted.` : ''}</VisuallyHidden>
      <Dialog
        open={naming !== undefined}
        onOpenChange={() => setNaming(undefined)}
        size="small"
        title="Rename the draft"
        footer={
          <>
            <Button onClick={() => setNaming(undefined)}>Cancel</Button>
            <Button tone="primary" type="submit" form={form}>
              Rename
            </Button>
          </>
        }
      >
        <Form
          id={form}
          onSubmit={() => {
            changeList((current) => renameDraft(current, open, naming ?? ''));
            setNaming(undefined);
          }}
        >
          <TextField
            label="Name"
            dir="auto"
            autoComplete="off"
            maxLength={maxNameLength}
            value={naming ?? ''}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setNaming(event.target.value)}
          />
        </Form>
      </Dialog>
    </>
  );
}
