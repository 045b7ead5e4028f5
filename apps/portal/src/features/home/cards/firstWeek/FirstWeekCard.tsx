import { Checkbox, Link } from '@daybreak/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useBackend } from '../../../../backend/BackendProvider.tsx';
import { designerAddress } from '../../../../shared/navigation/marketingAddresses.ts';
import { pages } from '../../../../shared/navigation/pages.ts';
import { fixedFailure } from '../../../../shared/requests/failure.ts';
import { useRequest } from '../../../../shared/requests/useRequest.ts';
import { usePerson } from '../../../../shared/session/PersonProvider.tsx';
import type { CardProps } from '../cardProps.ts';
import { HomeCard } from '../HomeCard.tsx';
import { cardTitles, home as homeMessages, firstWeek as messages } from '../messages.ts';
import * as styles from './FirstWeekCard.css.ts';
import { type FirstStep, firstSteps, isFound } from './firstWeek.ts';

interface FirstWeekCardProps extends CardProps {
  /** Steps checked off before. */
  initialSteps: readonly string[];
}

/** A hint on where to do each step. The palette opens from anywhere. */
const hints: Record<FirstStep, ReactNode> = {
  phone: (
    <span>
      <span>{`${messages.phoneHint} `}</span>
      <Link href={pages.profile.path}>{messages.profile}</Link>
    </span>
  ),
  photo: (
    <span>
      <span>{`${messages.photoHint} `}</span>
      <Link href={pages.profile.path}>{messages.profile}</Link>
    </span>
  ),
  signature: <Link href={designerAddress('new-hire')}>{messages.tools}</Link>,
  card: <Link href={designerAddress('new-hire')}>{messages.tools}</Link>,
  background: <Link href={designerAddress('new-hire')}>{messages.tools}</Link>,
  search: messages.searchHint,
};

/** A newcomer's checklist for the first week. Phone and photo are checked off from the directory. */
export function FirstWeekCard({ initialSteps, onSettled }: FirstWeekCardProps) {
  const { home } = useBackend();
  const { staff } = usePerson().person;
  const [doneSteps, setDone] = useState(initialSteps);
  const { busy, failure, run } = useRequest((error) => {
    setDone(doneSteps);
    return fixedFailure(homeMessages.notSaved)(error);
  });
  useEffect(onSettled, [onSettled]);

  const setStepDone = (step: FirstStep, isDone: boolean) => {
    if (busy) return;
    const next = isDone ? [...doneSteps, step] : doneSteps.filter((each) => each !== step);
    setDone(next);
    run(() => home.saveFirstWeek(next));
  };

  const isDone = (step: FirstStep) => (isFound(step) ? Boolean(staff?.[step]) : doneSteps.includes(step));
  return (
    <HomeCard title={cardTitles.firstweek}>
      <ul className={styles.list}>
        {firstSteps.map((step) => (
          <li key={step}>
            <Checkbox
              label={messages.steps[step]}
              hint={isFound(step) && isDone(step) ? messages.found : hints[step]}
              checked={isDone(step)}
              disabled={isFound(step)}
              onCheckedChange={(checked) => setStepDone(step, checked)}
            />
          </li>
        ))}
      </ul>
      <div role="alert">{failure ? <p className={styles.failed}>{failure}</p> : null}</div>
    </HomeCard>
  );
}
