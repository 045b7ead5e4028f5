import { useCallback, useRef, useState } from 'react';
import type { StaffMember } from '../../../backend/interfaces/Staff.ts';
import { useIncrementalList } from '../../../shared/lists/useIncrementalList.ts';
import { StaffCard } from './StaffCard.tsx';
import { StaffCardEditor } from './StaffCardEditor.tsx';
import { grid, item } from './StaffDirectoryPage.css.ts';

interface StaffGridProps {
  people: readonly StaffMember[];
  /** The signed-in user's email. */
  me: string;
  manages: boolean;
  onChanged: (person: StaffMember) => void;
}

/** The cards, at most one of them in edit mode. */
export function StaffGrid({ people, me, manages, onChanged }: StaffGridProps) {
  const [editing, setEditing] = useState<string>();
  /** The card whose edit button gets the focus back. */
  const edited = useRef<string>(undefined);
  const { visibleCount: cardCount, sentinel } = useIncrementalList(people.length);

  const edit = useCallback(({ id }: StaffMember) => {
    edited.current = id;
    setEditing(id);
  }, []);
  const returnFocus = useCallback((button: HTMLButtonElement | null) => button?.focus(), []);

  return (
    <>
      <ul className={grid}>
        {people.slice(0, cardCount).map((person) => (
          <li key={person.id} className={item}>
            {manages && person.id === editing ? (
              <StaffCardEditor
                person={person}
                onCancel={() => setEditing(undefined)}
                onSaved={(saved) => {
                  setEditing(undefined);
                  onChanged(saved);
                }}
              />
            ) : (
              <StaffCard
                person={person}
                isMe={person.email === me}
                manages={manages}
                onEdit={edit}
                onChanged={onChanged}
                editButton={editing === undefined && person.id === edited.current ? returnFocus : undefined}
              />
            )}
          </li>
        ))}
      </ul>
      {cardCount < people.length ? <div ref={sentinel} aria-hidden="true" /> : null}
    </>
  );
}
