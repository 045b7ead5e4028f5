import { Link } from '@daybreak/ui';
import { ChevronRight } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PersonAvatar } from '../../../shared/staff/PersonAvatar.tsx';
import { profilePath } from '../../../shared/staff/profilePath.ts';
import { plainName } from '../../../shared/staff/staffNames.ts';
import { page as messages } from './messages.ts';
import * as styles from './OrgChart.css.ts';
import { type Branch, type TreeRow, visibleRows } from './tree.ts';
import { findByPrefix, moveForKey } from './treeKeys.ts';

interface OrgTreeProps {
  branches: readonly Branch[];
  open: ReadonlySet<string>;
  onOpen: (id: string, open: boolean) => void;
}

/** Milliseconds after which keystrokes start another name. */
const pause = 600;

const minorOf = ({ person: { jobTitle, department } }: Branch) =>
  [jobTitle, department].filter(Boolean).join(' · ');

/** The tree of managers: one tab stop, navigated with the arrow keys; on a phone it's an indented list. */
export function OrgTree({ branches, open, onOpen }: OrgTreeProps) {
  const navigate = useNavigate();
  const hint = useId();
  const list = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => visibleRows(branches, open), [branches, open]);
  const [current, setCurrent] = useState<string>();
  /** The person whose row gets the focus once the opened or closed row is drawn. */
  const wanted = useRef<string>(undefined);
  const typeahead = useRef({ letters: '', at: 0 });
  const at = Math.max(
    0,
    rows.findIndex(({ branch }) => branch.person.id === current),
  );

  const focusOn = (id: string) =>
    list.current?.querySelector<HTMLElement>(`[data-person="${CSS.escape(id)}"]`)?.focus();
  useEffect(() => {
    if (wanted.current !== undefined) focusOn(wanted.current);
    wanted.current = undefined;
  });

  const moveTo = (id: string) => {
    setCurrent(id);
    focusOn(id);
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = moveForKey(event.key, rows, at, open);
    if (move) {
      event.preventDefault();
      if ('focus' in move) moveTo(move.focus);
      else if ('visit' in move) navigate(profilePath(move.visit));
      else onOpen('open' in move ? move.open : move.close, 'open' in move);
      return;
    }
    if (event.key.length !== 1 || event.key === ' ') return;
    const now = event.timeStamp;
    const keystrokes = now - typeahead.current.at < pause ? typeahead.current.letters + event.key : event.key;
    typeahead.current = { letters: keystrokes, at: now };
    const found = findByPrefix(
      keystrokes,
      rows.map(({ branch }) => plainName(branch.person)),
      at,
    );
    const row = found === undefined ? undefined : rows[found];
    if (row) moveTo(row.branch.person.id);
  };

  return (
    <>
      <p id={hint} className={styles.count}>
        {messages.keys}
      </p>
      <div
        ref={list}
        role="tree"
        aria-label={messages.tree}
        aria-describedby={hint}
        className={styles.tree}
        onKeyDown={pressed}
      >
        {rows.map((row, index) => (
          <Row
            key={row.branch.person.id}
            row={row}
            isOpen={open.has(row.branch.person.id)}
            isStop={index === at}
            onFocus={() => setCurrent(row.branch.person.id)}
            onToggle={(next) => {
              wanted.current = row.branch.person.id;
              onOpen(row.branch.person.id, next);
            }}
          />
        ))}
      </div>
    </>
  );
}

interface RowProps {
  row: TreeRow;
  isOpen: boolean;
  /** Whether this row is the tab stop. */
  isStop: boolean;
  onFocus: () => void;
  onToggle: (open: boolean) => void;
}

function Row({ row: { branch, level, place, siblings }, isOpen, isStop, onFocus, onToggle }: RowProps) {
  const { person, reports, size } = branch;
  const name = plainName(person);
  const minor = minorOf(branch);
  return (
    <div
      role="treeitem"
      data-person={person.id}
      tabIndex={isStop ? 0 : -1}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-expanded={reports.length > 0 ? isOpen : undefined}
      className={styles.row}
      style={{ [styles.levelProperty]: level } as CSSProperties}
      onFocus={onFocus}
    >
      {reports.length > 0 ? (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={styles.toggle}
          onClick={() => onToggle(!isOpen)}
        >
          <ChevronRight size={18} className={isOpen ? styles.turned : undefined} />
        </button>
      ) : (
        <span className={styles.leaf} />
      )}
      <span aria-hidden="true">
        <PersonAvatar name={name} photo={person.photo} />
      </span>
      <span className={styles.words}>
        <Link href={profilePath(person.id)} tabIndex={-1} className={styles.name} dir="auto" translate="no">
          {name}
        </Link>
        {minor ? (
          <span className={styles.minor} dir="auto">
            {minor}
          </span>
        ) : null}
      </span>
      {size > 0 ? <span className={styles.number}>{messages.below(size)}</span> : null}
    </div>
  );
}
