import { describe, expect, it } from 'vitest';
import type { Theme } from '../shared/theme/theme.ts';
import { filesAt, type PreloadManifest, type SignInState } from './filesAt.ts';

const parts: PreloadManifest = {
  files: [
    ...['portal.js', 'client.js', 'shell.js', 'home.js', 'hub.js', 'hub.css', 'poster.js', 'deck.js'],
    ...['text.woff2', 'people.js', 'library.js', 'light.svg', 'dark.svg', 'gallery.js', 'poster.webp'],
  ],
  logo: { light: 11, dark: 12 },
  portal: [0],
  session: [8],
  client: [1],
  pages: {
    '/': { session: true, needs: [2, 3] },
    '/dashboard': { session: true, needs: [2, 3] },
    '/marketing-materials': { session: true, needs: [2, 4, 5] },
    '/staff-directory': { session: true, needs: [2, 9] },
    '/job-applications': { session: true, needs: [2] },
    '/sales-deck': { session: false, needs: [7] },
    '/review/:token': { session: false, needs: [6] },
  },
  views: { hub: [13], poster: [5, 6], pieces: [10] },
  pictures: { poster: 14 },
  deferredStyles: [],
};
/** Files that every step of the Marketing Center needs. */
const step = ['/portal.js', '/text.woff2', '/shell.js', '/hub.js', '/hub.css'];
const at = (
  address: string,
  standing: SignInState = 'fresh',
  theme: Theme = 'light',
  drafts = ['poster'],
) => {
  const { pathname, search } = new URL(address, 'https://portal.invalid');
  return filesAt({ pathname, search }, standing, theme, parts, (designer) => drafts.includes(designer));
};

describe('the files that an address needs', () => {
  it('include those of the portal, session and page', () => {
    expect(at('/dashboard')).toEqual(['/portal.js', '/text.woff2', '/shell.js', '/home.js']);
    expect(at('/')).toEqual(at('/dashboard'));
  });

  it('include those of the designer in the address, each once', () => {
    expect(at('/marketing-materials')).toEqual([
      '/portal.js',
      '/text.woff2',
      '/shell.js',
      '/hub.js',
      '/hub.css',
      '/gallery.js',
    ]);
    expect(at('/marketing-materials?type=poster')).toEqual([...step, '/poster.js']);
  });

  it('include the picture of a designer’s first piece if there’s no draft', () => {
    const first = (address: string) => at(address, 'fresh', 'light', []);
    expect(first('/marketing-materials?type=poster')).toEqual([...step, '/poster.webp', '/poster.js']);
    for (const address of ['?type=poster&view=studio', '?type=poster&piece=1', '?type=flyer', ''])
      expect(first(`/marketing-materials${address}`)).not.toContain('/poster.webp');
  });

  it('include those of the library, and the client that it waits for', () => {
    expect(at('/marketing-materials?view=pieces&shelf=bin')).toEqual(
      expect.arrayContaining([...step, '/client.js', '/library.js']),
    );
    expect(at('/marketing-materials?type=poster&piece=1')).toContain('/client.js');
    expect(at('/marketing-materials?type=poster&view=studio')).toEqual(
      at('/marketing-materials?type=poster'),
    );
  });

  it('include the client if the first screen makes more requests or the session must be renewed', () => {
    expect(at('/job-applications')).toContain('/client.js');
    expect(at('/staff-directory?status=inactive')).toContain('/client.js');
    expect(at('/staff-directory')).not.toContain('/client.js');
    expect(at('/dashboard', 'stale')).toContain('/client.js');
    expect(at('/sales-deck', 'stale')).not.toContain('/client.js');
  });

  it('include those of a review link with any token', () => {
    expect(at('/review/0123abcd', 'nobody')).toEqual(['/portal.js', '/poster.js']);
  });

  it('are the same with a trailing slash', () => {
    expect(at('/dashboard/')).toEqual(at('/dashboard'));
  });

  it.each(['/sign-in', '/sign-in?forgot=yes', '/dashboard', '/marketing-materials?type=poster'])(
    'are just the logo in its theme if %s shows the sign-in page',
    (address) => {
      expect(at(address, 'nobody', 'light')).toEqual(['/light.svg']);
      expect(at(address, 'nobody', 'dark')).toEqual(['/dark.svg']);
    },
  );

  it('are those of a public page, signed in or not', () => {
    expect(at('/sales-deck', 'nobody')).toEqual(['/portal.js', '/deck.js']);
    expect(at('/sales-deck', 'fresh')).toEqual(['/portal.js', '/deck.js']);
  });

  it.each(['/nowhere', '/constructor', '/sign-in', '/assets/x.js'])('are none at %s', (address) => {
    expect(at(address)).toEqual([]);
  });

  it.each(['papyrus', 'constructor', '__proto__'])('include no designer for the type %s', (type) => {
    expect(at(`/marketing-materials?type=${type}`)).toEqual(step);
  });

  it('include no designer on another page', () => {
    expect(at('/dashboard?type=poster')).toEqual(at('/dashboard'));
  });
});
