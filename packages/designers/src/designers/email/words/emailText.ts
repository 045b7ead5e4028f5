import { company } from '@daybreak/brand';
import type { UserDetails } from '../../../editor/userDetails/userDetails.ts';
import type { EmailDraft } from '../email.fields.ts';
import { imprint } from '../html/footer.ts';
import { letterOf } from '../letter.ts';
import { inCapitals } from './addresses.ts';
import { emailWords } from './emailWords.ts';

const numbered = (lines: readonly string[]) => lines.map((line, index) => `${index + 1}. ${line}`).join('\n');

/** The email as plain text: the same words in the same order. */
export function emailText(draft: EmailDraft, user: UserDetails): string {
  const { opening, headline, blocks, figures, steps, action, closing, sender, reason, language } = letterOf(
    draft,
    user,
  );
  const paragraphs = [
    inCapitals(headline),
    opening,
    ...blocks.map((lines) =>
      draft.template === 'educational' && lines.length > 1 ? numbered(lines) : lines.join('\n'),
    ),
    figures.map(({ head, text }) => [head, text].filter(Boolean).join(' ')).join('\n'),
    steps ? [steps.heading, numbered(steps.lines)].filter(Boolean).join('\n') : '',
    action ? `${action.words}:\n${action.address}` : '',
    closing,
    sender ? [sender.name, `${sender.phone} · ${sender.email}`].filter(Boolean).join('\n') : '',
    ['--', ...imprint, company.website, '', `${reason} ${emailWords[language].replyToLeave}`].join('\n'),
  ];
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}
