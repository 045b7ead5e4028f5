import { ButtonLink, PageHeader } from '@daybreak/ui';
import { useCallback, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import { BackLink } from '../../../shared/navigation/BackLink.tsx';
import { innerPages, pages, unlistedPaths } from '../../../shared/navigation/pages.ts';
import { usePage } from '../../../shared/navigation/usePage.ts';
import { useOptional } from '../../../shared/requests/useOptional.ts';
import { usePerson } from '../../../shared/session/PersonProvider.tsx';
import { setsApprovalRules } from '../../../shared/session/rights.ts';
import { useViewInAddress } from '../../../shared/textSearch/useViewInAddress.ts';
import { library as messages } from './messages.ts';
import { PieceList } from './PieceList.tsx';
import * as styles from './PiecesPage.css.ts';
import { PiecesTools } from './PiecesTools.tsx';
import { useAccounts } from './people.ts';
import { parseView, pieceScopes, serializeView, withoutFilters } from './piecesView.ts';

const noFolders: readonly string[] = [];

/** The user's pieces and those that colleagues shared, to search, open and organize. The view is in the address. */
export function PiecesPage() {
  const [view, change] = useViewInAddress(parseView, serializeView);
  const { session, staff } = usePerson().person;
  const me = session.userId;
  const colleagues = useAccounts();
  const { library } = useBackend();
  // If the folders don't load, users can still type a name.
  const [folders = noFolders, readFolders] = useOptional(
    useCallback(() => library.folders(), [library]),
    "Couldn't load the folders.",
  );
  const field = useRef<HTMLInputElement>(null);
  usePage(messages.title);

  return (
    <div className={styles.page}>
      <PageHeader
        title={messages.title}
        description={messages.pageIntro}
        back={<BackLink href={pages.marketingCenter.path}>{messages.back}</BackLink>}
        actions={
          <>
            {setsApprovalRules(staff?.role) ? (
              <ButtonLink href={unlistedPaths.approvals}>{messages.approvals}</ButtonLink>
            ) : null}
            <ButtonLink href={innerPages.checkFile.path}>{messages.checkFile}</ButtonLink>
            <ButtonLink href={unlistedPaths.brandUpdate}>{messages.brandUpdate}</ButtonLink>
            <ButtonLink href={innerPages.teamPhotographs.path}>{messages.photographs}</ButtonLink>
          </>
        }
      />
      <nav aria-label={messages.shelf}>
        <ul className={styles.scopes}>
          {pieceScopes.map((shelf) => (
            <li key={shelf}>
              <Link
                to={`?${serializeView({ ...withoutFilters(view), shelf })}`}
                className={styles.shelf}
                aria-current={shelf === view.shelf ? 'page' : undefined}
              >
                {messages.shelves[shelf]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <PiecesTools
        view={view}
        me={me}
        colleagues={colleagues ?? []}
        folders={folders}
        onChange={change}
        search={field}
      />
      <PieceList
        // Pieces in the trash have other actions, so carry no state over from one shelf to another.
        key={view.shelf}
        view={view}
        me={me}
        colleagues={colleagues}
        folders={folders}
        onMoved={readFolders}
        onClear={() => {
          change(withoutFilters(view));
          field.current?.focus();
        }}
        onEmptied={() => field.current?.focus()}
      />
    </div>
  );
}
