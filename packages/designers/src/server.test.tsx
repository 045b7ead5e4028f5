import { Suspense } from 'react';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Deck as PlainDeck } from './deckOnServer.ts';
import { catalogue, defaultUserDetails, UserDetailsForm, wizardEntry } from './index.ts';

/** These tests run in Node, as a server would: there is no document. */
it('is known on a server', () => {
  expect(catalogue.map(({ title }) => title)).toContain('Poster');
});

it('renders the details form on a server', () => {
  const form = <UserDetailsForm details={defaultUserDetails} onChange={() => {}} />;
  expect(renderToStaticMarkup(form)).toContain('Full name');
});

it('says that designers and their previews are client-only', async () => {
  for (const { title, load, preview } of [...catalogue, wizardEntry]) {
    await expect(load()).rejects.toThrow(`@daybreak/designers: ${title} is client only`);
    await expect(preview()).rejects.toThrow('is client only');
  }
});

it('says that the deck is client-only, and leaves it to the browser inside Suspense', async () => {
  expect(() => renderToStaticMarkup(<PlainDeck />)).toThrow('@daybreak/designers: Deck is client only');
  const said: unknown[] = [];
  const page = await renderToReadableStream(
    <Suspense fallback={<p>Loading the deck</p>}>
      <PlainDeck />
    </Suspense>,
    { onError: (error) => void said.push(error) },
  );
  await page.allReady;
  expect(await new Response(page).text()).toContain('<p>Loading the deck</p>');
  expect(said).toEqual([expect.objectContaining({ message: expect.stringContaining('client only') })]);
});
