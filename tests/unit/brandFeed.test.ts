import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandFeed } from '../../apps/portal/build/brandFeed.ts';

describe('the feed of brand changes', () => {
  it('has an item for each version, newest first, with its changes as escaped HTML', () => {
    const feed = brandFeed('# brand\n\n## 1.1.0\n\n- Cyan & <teal>.\n\n## 1.0.0\n\n- First.\n- Second.\n');
    expect([...feed.matchAll(/<title>(.*)<\/title>/g)].map(([, title]) => title)).toEqual([
      'Daybreak brand changes',
      'Daybreak brand 1.1.0',
      'Daybreak brand 1.0.0',
    ]);
    expect(feed).toContain('&lt;li&gt;Cyan &amp;amp; &amp;lt;teal&amp;gt;.&lt;/li&gt;');
    expect(new Set([...feed.matchAll(/<guid.*>(.*)<\/guid>/g)].map(([, id]) => id)).size).toBe(2);
  });

  it("is generated from the package's changelog", () => {
    const url = new URL('../../packages/brand/CHANGELOG.md', import.meta.url);
    expect(brandFeed(readFileSync(url, 'utf8'))).toMatch(/<item>/);
  });
});
