import { company } from '../../../packages/brand/src/company.ts';
import { type Release, readChangelog } from '../src/features/brandGuidelines/assets/changelog.ts';

const page = `https://portal.${company.domain}/brand-guidelines`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const item = ({ version, changes }: Release) => `    <item>
      <title>${escaped(`${company.name} brand ${version}`)}</title>
      <link>${page}#changelog</link>
      <guid isPermaLink="false">${escaped(`${company.domain}/brand/${version}`)}</guid>
      <description>${escaped(`<ul>${changes.map((change) => `<li>${escaped(change)}</li>`).join('')}</ul>`)}</description>
    </item>`;

/** The brand package's versions as RSS 2.0 (https://www.rssboard.org/rss-specification), latest first. */
export const brandFeed = (changelog: string): string => `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escaped(`${company.name} brand changes`)}</title>
    <link>${page}</link>
    <description>What each version of the ${escaped(company.name)} brand package changes.</description>
    <language>en-us</language>
    <atom:link href="https://portal.${company.domain}/brand.xml" rel="self" type="application/rss+xml"/>
${readChangelog(changelog).map(item).join('\n')}
  </channel>
</rss>
`;
