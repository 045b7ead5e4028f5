import { everyDesigner } from '@daybreak/designers';
import { type CommandGroup, CommandPalette } from '@daybreak/ui';
import { FileImage, Shapes, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { Role } from '../../backend/interfaces/Staff.ts';
import { externalLinks } from '../../shared/navigation/externalLinks.ts';
import { designerAddress, pieceAddress } from '../../shared/navigation/marketingAddresses.ts';
import {
  administratorPages,
  innerPages,
  type Page,
  pages,
  superAdministratorPages,
} from '../../shared/navigation/pages.ts';
import { designerName } from '../../shared/pieces/designers.ts';
import { usePerson } from '../../shared/session/PersonProvider.tsx';
import { readsAuditTrail, reviewsApplications } from '../../shared/session/rights.ts';
import { plainName, searchText } from '../../shared/staff/staffNames.ts';
import { useColleagues } from '../../shared/staff/useColleagues.ts';
import { find } from '../../shared/textSearch/find.ts';
import { palette as messages } from './messages.ts';
import { useFoundPieces } from './useFoundPieces.ts';

/** Maximum people shown. The directory has the rest. */
const maxPeople = 8;

const iconSize = 18;
const pagesFor = (role: Role | undefined): readonly Page[] => [
  ...Object.values(pages),
  ...Object.values(innerPages),
  ...(reviewsApplications(role) ? Object.values(administratorPages) : []),
  ...(readsAuditTrail(role) ? Object.values(superAdministratorPages) : []),
];
const allLinks = Object.values(externalLinks).flat();

const openTab = (href: string) => void window.open(href, '_blank', 'noopener');

interface PortalPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  query: string;
  onQueryChange: (query: string) => void;
}

/** Opens pages, designers, people and the company's other services by name. */
export function PortalPalette({ open, onOpenChange, query, onQueryChange }: PortalPaletteProps) {
  const navigate = useNavigate();
  const people = useColleagues();
  const pieces = useFoundPieces(query);
  const pagesOfPerson = pagesFor(usePerson().person.staff?.role);
  const wanted = query.trim() !== '';

  const notes = [people === null && messages.peopleMissing, pieces === null && messages.piecesMissing].filter(
    Boolean,
  );
  const change = (next: boolean) => {
    if (!next) onQueryChange('');
    onOpenChange(next);
  };

  const groups: CommandGroup[] = [
    {
      heading: messages.groups.pages,
      items: find(query, pagesOfPerson, ({ label }) => ({ name: label })).map(
        ({ label, path, icon: Icon, newTab }) => ({
          id: path,
          label,
          icon: <Icon size={iconSize} />,
          newTab,
          onSelect: () => (newTab ? openTab(path) : navigate(path)),
        }),
      ),
    },
    {
      heading: messages.groups.designers,
      items: find(query, everyDesigner, ({ title, summary }) => ({ name: title, more: summary })).map(
        ({ id, title, summary }) => ({
          id: `designer ${id}`,
          label: title,
          detail: summary,
          icon: <Shapes size={iconSize} />,
          onSelect: () => navigate(designerAddress(id)),
        }),
      ),
    },
    {
      heading: messages.groups.people,
      // Without a query the list would just be the top of the directory.
      items: (wanted ? find(query, people ?? [], searchText) : []).slice(0, maxPeople).map((person) => ({
        id: `person ${person.id}`,
        label: plainName(person),
        verbatim: true,
        detail: person.jobTitle ?? person.email,
        icon: <UserRound size={iconSize} />,
        onSelect: () => navigate(`${pages.staffDirectory.path}?${new URLSearchParams({ q: person.email })}`),
      })),
    },
    {
      heading: messages.groups.links,
      items: find(query, allLinks, ({ label }) => ({ name: label })).map(({ label, href, icon: Icon }) => ({
        id: href,
        label,
        icon: <Icon size={iconSize} />,
        newTab: true,
        onSelect: () => openTab(href),
      })),
    },
    {
      // Last, so that results from the server don't move the others.
      heading: messages.groups.pieces,
      items: (pieces ?? []).map((piece) => ({
        id: `piece ${piece.id}`,
        label: piece.name,
        detail: designerName(piece.designer),
        icon: <FileImage size={iconSize} />,
        onSelect: () => navigate(pieceAddress(piece)),
      })),
    },
  ];

  return (
    <CommandPalette
      open={open}
      onOpenChange={change}
      label={messages.label}
      placeholder={messages.placeholder}
      query={query}
      onQueryChange={onQueryChange}
      groups={groups}
      empty={people === undefined || pieces === undefined ? messages.searching : messages.empty(query.trim())}
      note={notes.length > 0 ? notes.join(' ') : undefined}
    />
  );
}
