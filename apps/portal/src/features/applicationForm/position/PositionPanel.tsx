import { Button } from '@daybreak/ui';
import { useId } from 'react';
import { type Language, locales, useLanguage } from '../../../shared/applications/languages.ts';
import { Notice } from '../../../shared/applications/Notice.tsx';
import * as form from '../ApplicationForm.css.ts';
import * as page from '../JobApplicationPage.css.ts';
import * as receipt from '../ReceiptView.css.ts';
import { jobPosting } from './jobPosting.ts';
import { positionTexts } from './messages.ts';
import type { OpenPosition } from './openPosition.ts';

/** `gone`: closed, or never existed. */
export type PositionState = 'loading' | 'failed' | 'gone' | OpenPosition;

interface PositionPanelProps {
  id: string;
  state: PositionState;
  onRetry: () => void;
}

/** Returns `$52,000–$64,000 a year`, or a single amount if both are the same. */
function payOf({ pay_from, pay_to, pay_per }: OpenPosition, language: Language): string | undefined {
  if (pay_from === null || pay_to === null || pay_per === null) return undefined;
  const amount = new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  return `${amount.formatRange(pay_from, pay_to)} ${positionTexts[language].per[pay_per]}`;
}

/** The position being applied for. Uses only the page's styles, because this part's own would load too late. */
export function PositionPanel({ id, state, onRetry }: PositionPanelProps) {
  const { language } = useLanguage();
  const text = positionTexts[language];
  const heading = useId();
  if (state === 'loading')
    return (
      <p role="status" className={form.note}>
        {text.loading}
      </p>
    );
  if (state === 'failed')
    return (
      <Notice tone="warning" title={text.failed}>
        <Button onClick={onRetry}>{text.retry}</Button>
      </Notice>
    );
  if (state === 'gone')
    return (
      <Notice tone="warning" title={text.goneTitle}>
        {text.gone}
      </Notice>
    );
  const { title, place, kind, description, closes_on } = state;
  const facts: [label: string, value: string | undefined][] = [
    [text.place, place],
    [text.kind, text.kinds[kind]],
    [text.pay, payOf(state, language)],
    [
      text.closes,
      closes_on
        ? new Date(`${closes_on}T12:00`).toLocaleDateString(locales[language], { dateStyle: 'long' })
        : undefined,
    ],
  ];
  return (
    <section className={page.card} aria-labelledby={heading}>
      <script type="application/ld+json">{jobPosting(id, state)}</script>
      <div className={page.intro}>
        <p className={form.note}>{text.label}</p>
        <h2 id={heading} className={page.heading} dir="auto">
          {title}
        </h2>
      </div>
      {description
        .split('\n')
        .filter((line) => line.trim())
        .map((line, index) => (
          <p key={index} dir="auto">
            {line}
          </p>
        ))}
      <dl className={receipt.list}>
        {facts.map(([label, value]) =>
          value ? (
            <div key={label} className={receipt.row}>
              <dt className={receipt.label}>{label}</dt>
              <dd className={receipt.value} dir="auto">
                {value}
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}
