import { pieceTypes } from '@daybreak/designers';
import { Button, SearchField, Select } from '@daybreak/ui';
import { SlidersHorizontal } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { pieceStates } from '../../../backend/interfaces/Library.ts';
import { library as messages } from './messages.ts';
import { filters, fold, tools } from './PiecesPage.css.ts';
import type { AccountHolder } from './people.ts';
import { type PieceSort, type PiecesView, pieceSorts } from './piecesView.ts';

interface PiecesToolsProps {
  view: PiecesView;
  me: string;
  colleagues: readonly AccountHolder[];
  folders: readonly string[];
  onChange: (changes: Partial<PiecesView>) => void;
  search: Ref<HTMLInputElement>;
}

/** The value for no filter, because a select's options can't have an empty one. */
const any = 'any';
const orNone = (value: string) => (value === any ? '' : value);

/** Search, filters and sorting. Hides filters that make no difference on a shelf. */
export function PiecesTools({ view, me, colleagues, folders, onChange, search }: PiecesToolsProps) {
  const people = [
    ...(view.shelf === 'all' ? [{ value: me, label: messages.me }] : []),
    ...colleagues
      .filter(({ accountId }) => accountId !== me)
      .map(({ accountId, name }) => ({ value: accountId, label: name, verbatim: true })),
  ];
  const [isUnfolded, setIsUnfolded] = useState(false);
  const id = useId();
  const inUse = [view.person, view.designer, view.state, view.folder].filter(Boolean).length;
  // Show the address's value, even if it doesn't exist anymore.
  const withCurrent = <T extends { value: string }>(options: T[], value: string, label = value) =>
    value && !options.some((option) => option.value === value) ? [...options, { value, label }] : options;
  return (
    <search className={tools}>
      <SearchField
        ref={search}
        label={messages.search}
        placeholder={messages.searchHint}
        value={view.query}
        onValueChange={(query) => onChange({ query })}
      />
      <div className={fold}>
        <Button
          wide
          icon={<SlidersHorizontal size={16} />}
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {messages.filters(inUse)}
        </Button>
      </div>
      <div id={id} className={filters} data-folded={!isUnfolded || undefined}>
        {view.shelf === 'bin' ? null : (
          <Select
            label={messages.person}
            value={view.person || any}
            options={[
              { value: any, label: messages.anybody },
              ...withCurrent(people, view.person, messages.formerColleague),
            ]}
            onValueChange={(value) => onChange({ person: orNone(value) })}
          />
        )}
        <Select
          label={messages.designer}
          value={view.designer || any}
          options={[
            { value: any, label: messages.anyDesigner },
            ...withCurrent(
              pieceTypes.map(({ id, title }) => ({ value: id, label: title })),
              view.designer,
            ),
          ]}
          onValueChange={(value) => onChange({ designer: orNone(value) })}
        />
        <Select
          label={messages.state}
          value={view.state || any}
          options={[
            { value: any, label: messages.anyState },
            ...pieceStates.map((value) => ({ value, label: messages.states[value] })),
          ]}
          onValueChange={(value) => onChange({ state: pieceStates.find((state) => state === value) ?? '' })}
        />
        {view.shelf === 'shared' ? null : (
          <Select
            label={messages.folder}
            value={view.folder || any}
            options={[
              { value: any, label: messages.anyFolder },
              ...withCurrent(
                folders.filter((name) => name !== any).map((name) => ({ value: name, label: name })),
                view.folder,
              ),
            ]}
            onValueChange={(value) => onChange({ folder: orNone(value) })}
          />
        )}
        <Select
          label={messages.sort}
          value={view.sort}
          options={pieceSorts.map((value) => ({ value, label: messages.sorts[value] }))}
          onValueChange={(value) => onChange({ sort: value as PieceSort })}
        />
      </div>
    </search>
  );
}
