import { ButtonLink, PageHeader } from '@daybreak/ui';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { BackLink } from '../../../shared/navigation/BackLink.tsx';
import { innerPages, pages, unlistedPaths } from '../../../shared/navigation/pages.ts';
import { usePage } from '../../../shared/navigation/usePage.ts';
import { usePerson } from '../../../shared/session/PersonProvider.tsx';
import { setsApprovalRules } from '../../../shared/session/rights.ts';
import { useViewInAddress } from '../../../shared/textSearch/useViewInAddress.ts';
import { library as words } from './messages.ts';
import { PieceList } from './PieceList.tsx';
import * as styles from './PiecesPage.css.ts';
import { PiecesTools } from './PiecesTools.tsx';
import { useAccounts } from './people.ts';
import { pieceScopes, searchOf, viewFrom, widened } from './piecesView.ts';
import { useFolders } from './useFolders.ts';

/** The user's pieces and those that colleagues shared, to search, open and organize. The view is in the address. */
export function PiecesPage() {
  const [view, change] = useViewInAddress(viewFrom, searchOf);
  const { session, staff } = usePerson().person;
  const me = session.userId;
  const colleagues = useAccounts();
  const [folders, readFolders] = useFolders();
  const field = useRef<HTMLInputElement>(null);
  usePage(words.title);

  return (
    <div className={styles.page}>
      <PageHeader
        title={words.title}
        description={words.pageIntro}
        back={<BackLink href={pages.marketingCenter.path}>{words.back}</BackLink>}
        actions={
          <>
            {setsApprovalRules(staff?.role) ? (
              <ButtonLink href={unlistedPaths.approvals}>{words.approvals}</ButtonLink>
            ) : null}
            <ButtonLink href={innerPages.checkFile.path}>{words.checkFile}</ButtonLink>
            <ButtonLink href={unlistedPaths.brandUpdate}>{words.brandUpdate}</ButtonLink>
            <ButtonLink href={innerPages.teamPhotographs.path}>{words.photographs}</ButtonLink>
          </>
        }
      />
      <nav aria-label={words.shelf}>
        <ul className={styles.scopes}>
          {pieceScopes.map((shelf) => (
            <li key={shelf}>
              <Link
                to={`?${searchOf({ ...widened(view), shelf })}`}
                className={styles.shelf}
                aria-current={shelf === view.shelf ? 'page' : undefined}
              >
                {words.shelves[shelf]}
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
          change(widened(view));
          field.current?.focus();
        }}
        onEmptied={() => field.current?.focus()}
      />
    </div>
  );
}
