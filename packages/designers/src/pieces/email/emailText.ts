import { company } from '@daybreak/brand';
import { contactOf, type UserDetails } from '../../userDetails/userDetails.ts';
import { webAddress } from '../../workbench/webAddress.ts';
import { blocksOf } from './content.ts';
import type { EmailDraft } from './email.fields.ts';
import { audienceCopy } from './emailCopy.ts';
import { imprint } from './html/footer.ts';
import { promises } from './html/templates/promotional.ts';
import { steps } from './html/templates/welcome.ts';

const numbered = (lines: readonly string[]) => lines.map((line, index) => `${index + 1}. ${line}`).join('\n');

/** The mail for people and programs that read plain text: the same words in the same order. */
export function emailText(draft: EmailDraft, user: UserDetails): string {
  const { intro, closing, reason } = audienceCopy[draft.audience];
  const { phone, email } = contactOf(user);
  const address = webAddress(draft.ctaUrl);
  const content = blocksOf(draft.content).map((lines) =>
    draft.template === 'educational' && lines.length > 1 ? numbered(lines) : lines.join('\n'),
  );
  const fixed: Partial<Record<EmailDraft['template'], string>> = {
    promotional: promises.map(([figure, words]) => `${figure} ${words}`).join('\n'),
    welcome: `How it works\n${numbered(steps)}`,
  };
  const sender = [[user.name.trim(), user.title.trim()].filter(Boolean).join(', '), `${phone} · ${email}`];
  const paragraphs = [
    draft.headline.trim().toUpperCase(),
    intro,
    ...content,
    fixed[draft.template] ?? '',
    draft.cta.trim() && address ? `${draft.cta.trim()}:\n${address}` : '',
    closing,
    sender.filter(Boolean).join('\n'),
    [
      '--',
      ...imprint,
      company.website,
      '',
      `${reason} Reply with "Unsubscribe" to get no more of them.`,
    ].join('\n'),
  ];
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}
