import { describe, expect, it } from 'vitest';
import { restoreDraft } from '../../../editor/drafts/draft.ts';
import { defaultUserDetails } from '../../../editor/userDetails/userDetails.ts';
import { email } from '../email.ts';
import { emailHtml } from '../html/emailHtml.ts';
import { inCapitals, stretchesWithAddresses } from './addresses.ts';
import { emailText } from './emailText.ts';

const linksIn = (text: string) =>
  stretchesWithAddresses(text).flatMap(({ text: words, href }) => (href ? [[words, href]] : []));

describe('addresses in a text', () => {
  it.each([
    ['See https://www.daybreak.example/Parts?id=aB3#Top.', 'https://www.daybreak.example/Parts?id=aB3#Top'],
    ['(www.daybreak.example/a)', 'https://www.daybreak.example/a'],
    ['On daybreak.example, or later', 'https://daybreak.example/'],
    ['“https://daybreak.example/a_(b)”!', 'https://daybreak.example/a_(b)'],
    ['HTTPS://daybreak.example/ABC', 'https://daybreak.example/ABC'],
    ['https://daybreak.example/?q=a=', 'https://daybreak.example/?q=a='],
    ['http://localhost:8080/x', 'http://localhost:8080/x'],
    ['Ask hello@daybreak.example.', 'mailto:hello@daybreak.example'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
  ])('are found in “%s”', (text, href) => expect(linksIn(text)).toEqual([[expect.any(String), href]]));

  it.each([
    'We weigh it.It counts.',
    'All of us.Us too.',
    'Version 2.3.4, 9.5 kWh',
    'e.g. panels, i.e. glass',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://user:secret@daybreak.example',
    'https://',
    'www.',
    'file.pdf',
  ])('aren’t found in “%s”', (text) => expect(linksIn(text)).toEqual([]));

  it('give the text again when joined with the rest', () => {
    for (const text of ['', 'a', 'a https://b.example/c, d www.e.example f@g.example.', 'https://a.example'])
      expect(
        stretchesWithAddresses(text)
          .map((each) => each.text)
          .join(''),
      ).toBe(text);
  });

  it('keep their case in uppercase text', () => {
    expect(inCapitals('Read www.daybreak.example/Ab now')).toBe('READ www.daybreak.example/Ab NOW');
  });
});

describe('a mail', () => {
  const address = 'https://www.daybreak.example/Drop-Off?day=Mar13';
  const draft = restoreDraft(email.fields, {
    headline: `See ${address}`,
    opening: `Now ${address}`,
    content: `Bring them: ${address}.\n\nAsk parts@daybreak.example`,
    closing: `Until then, ${address}`,
    steps: `How ${address}\nFirst ${address}\nThen`,
    figures: `12 ${address}`,
  });

  it.each(
    email.fields.template.kind === 'choice' ? email.fields.template.options.map(({ value }) => value) : [],
  )('links each typed address once in template %s', (template) => {
    const html = emailHtml(restoreDraft(email.fields, { ...draft, template }), defaultUserDetails);
    const linked = html.split(`href="${address}"`).length - 1;
    const said = html.replaceAll(/<[^>]*>/g, '').split(address).length - 1;
    // The preview line for inboxes never shows in the letter.
    expect(linked).toBe(said - (html.includes(`Bring them: ${address}`) ? 1 : 0));
    expect(linked).toBeGreaterThanOrEqual(4);
    expect(html).toContain('href="mailto:parts@daybreak.example"');
  });

  it('has each address in its plain text as typed', () => {
    const text = emailText(draft, defaultUserDetails);
    expect(text.match(/https:\/\/www\.daybreak\.example\/drop-off\?day=mar13/gi)).toEqual(
      text.match(/https:\/\/www\.daybreak\.example\/Drop-Off\?day=Mar13/g),
    );
    expect(text).toContain(`SEE ${address}`);
  });
});
