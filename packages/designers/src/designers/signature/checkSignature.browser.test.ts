import { expect, it } from 'vitest';
import { newDraft } from '../../editor/drafts/draft.ts';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { checkSignature } from './checkSignature.ts';
import { signatureDesigns } from './designs/designs.ts';
import { type SignatureDraft, signatureFields } from './signature.fields.ts';
import { signatureHtml } from './signature.ts';

const ada = {
  ...defaultUserDetails,
  name: 'Ada <O’Kafor> & Sons',
  title: 'R&D "Lead"',
  phone: '555-0101',
  email: 'ada@daybreak.example',
};

it.each([ada, defaultUserDetails, { ...ada, name: 'Posh Ada' }])(
  'finds the typed words in a signature: $name',
  (user) => checkSignature(user, signatureHtml(user)),
);

it.each(Object.keys(signatureDesigns))(
  'finds the typed words in the design %s with a banner',
  (composition) => {
    const draft = { ...newDraft(signatureFields), composition, banner: 'picture' } as SignatureDraft;
    checkSignature(ada, signatureHtml(ada, draft), draft);
  },
);

it.each([
  ['Lead', '“R&D', (html: string) => html.replace('R&amp;D', 'RD')],
  ['a number', '“555-0101”', (html: string) => html.replaceAll('555-0101', '555-0100')],
  ['the name', '“Ada”', (html: string) => html.replaceAll(/Ada [^/]*Sons/g, '')],
  ['what is too much', '“again”', (html: string) => `${html}again`],
])('names the first wrong word if a fault removes or adds %s', (_case, word, fault) => {
  expect(() => checkSignature(ada, fault(signatureHtml(ada)))).toThrow(
    `The signature wasn't created because ${word}`,
  );
});
