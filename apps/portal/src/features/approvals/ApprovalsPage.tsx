import { ButtonLink, PageHeader, Stack } from '@daybreak/ui';
import { useCallback } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { ApprovalRule } from '../../backend/interfaces/Approvals.ts';
import { ListState, LoadingRows } from '../../shared/lists/ListState.tsx';
import { BackLink } from '../../shared/navigation/BackLink.tsx';
import { innerPages, pages } from '../../shared/navigation/pages.ts';
import { usePage } from '../../shared/navigation/usePage.ts';
import { NotAllowed, notAllowedTitle } from '../../shared/pageStates/NotAllowed.tsx';
import { pieceDesigners } from '../../shared/pieces/designers.ts';
import { useLoaded } from '../../shared/requests/useLoaded.ts';
import { usePerson } from '../../shared/session/PersonProvider.tsx';
import { setsApprovalRules } from '../../shared/session/rights.ts';
import { useColleagues } from '../../shared/staff/useColleagues.ts';
import * as styles from './ApprovalsPage.css.ts';
import { page as messages } from './messages.ts';
import { RuleCard } from './RuleCard.tsx';

/** Lets administrators set which designers' pieces need approval, and who approves them. */
export function ApprovalsPage() {
  const { isLoaded, staff } = usePerson().person;
  const isRefused = isLoaded && !setsApprovalRules(staff?.role);
  usePage(isRefused ? notAllowedTitle : messages.title);
  return isRefused ? <NotAllowed>{messages.notAllowed}</NotAllowed> : <Rules />;
}

function Rules() {
  const { approvals } = useBackend();
  const { state, reload, update } = useLoaded(useCallback(() => approvals.rules(), [approvals]));
  const people = useColleagues();
  const ruleOf = (designer: string): ApprovalRule =>
    (state.status === 'ready' ? state.value.find((each) => each.designer === designer) : undefined) ?? {
      ...{ designer, isOn: false, approvers: [], marksPictures: false },
    };
  const saved = (rule: ApprovalRule) =>
    update((all) => [...all.filter(({ designer }) => designer !== rule.designer), rule]);

  return (
    <Stack gap="5">
      <PageHeader
        title={messages.title}
        description={messages.description}
        actions={<ButtonLink href={innerPages.checkFile.path}>{messages.checkFile}</ButtonLink>}
        back={<BackLink href={pages.marketingCenter.path}>{messages.back}</BackLink>}
      />
      <ListState
        state={state}
        messages={messages}
        placeholder={<LoadingRows height={72} />}
        onRetry={reload}
      />
      {state.status === 'ready' ? (
        <ul className={styles.list}>
          {pieceDesigners.map(({ id, title }) => (
            <li key={id}>
              <RuleCard title={title} rule={ruleOf(id)} people={people} onSaved={saved} />
            </li>
          ))}
        </ul>
      ) : null}
    </Stack>
  );
}
