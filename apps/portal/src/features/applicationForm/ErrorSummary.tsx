import { Sentence } from '@daybreak/ui';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { Question } from '../../shared/applications/answers.ts';
import { useLanguage } from '../../shared/applications/languages.ts';
import { Notice } from '../../shared/applications/Notice.tsx';
import { list } from './ErrorSummary.css.ts';

interface ErrorSummaryProps {
  problems: Partial<Record<Question, string>>;
  /** Each new refusal moves the focus here. At zero, there's no summary. */
  refusals: number;
}

/** Lists every problem at the top of the form, each with a link to its field. */
export function ErrorSummary({ problems, refusals }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const { problems: words } = useLanguage().words;
  const found = Object.entries(problems);

  useEffect(() => {
    if (refusals === 0) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [refusals]);

  if (refusals === 0 || found.length === 0) return null;
  const goTo = (question: string) => (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(question)?.focus();
  };
  return (
    <Notice ref={box} tabIndex={-1} tone="danger" title={words.summary(found.length)}>
      <ul className={list}>
        {found.map(([question, problem]) => (
          <li key={question}>
            <a href={`#${question}`} onClick={goTo(question)}>
              <Sentence>{problem}</Sentence>
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
