import type { CatalogueEntry } from '@daybreak/designers';
import {
  BookOpen,
  FileText,
  Hash,
  IdCard,
  type LucideIcon,
  Mail,
  MousePointerClick,
  Presentation,
  StickyNote,
  Wand,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePerson } from '../../shared/session/PersonProvider.tsx';
import { addressFromHub } from './designerViews.ts';
import * as styles from './MaterialStrip.css.ts';
import { marketing } from './messages.ts';
import { preloadDesigner } from './preloadDesigner.ts';

const icons: Readonly<Record<string, LucideIcon>> = {
  wizard: Wand,
  brochure: BookOpen,
  ads: MousePointerClick,
  email: Mail,
  flyer: FileText,
  'new-hire': IdCard,
  postcard: StickyNote,
  poster: Presentation,
  social: Hash,
};

interface MaterialStripProps {
  entries: readonly CatalogueEntry[];
  /** Whether to align a few at the start instead of spreading them across the page. */
  few?: boolean;
}

/** Compact links to the materials' designers. */
export function MaterialStrip({ entries, few = false }: MaterialStripProps) {
  const { userId } = usePerson().person.session;
  return (
    <nav aria-label={marketing.strip}>
      <ul className={few ? styles.shortStrip : styles.strip}>
        {entries.map((entry) => {
          const Icon = icons[entry.id] ?? FileText;
          return (
            <li key={entry.id} className={styles.item}>
              <Link
                to={addressFromHub(userId, entry)}
                className={styles.link}
                onPointerEnter={() => preloadDesigner(entry.id)}
                onFocus={() => preloadDesigner(entry.id)}
              >
                <span className={styles.icon} data-wizard={entry.id === 'wizard' || undefined}>
                  <Icon size={22} strokeWidth={1.75} />
                </span>
                <span className={styles.name}>{entry.title}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
