import {
  company,
  logoDensities,
  logoFile,
  logoLayouts,
  logoPdfFile,
  logoPdfVariants,
  logoPngFile,
  logoVariants,
} from '@daybreak/brand';
import { logoPdfUrl, logoPngUrl, logoUrl } from '@daybreak/brand/files';
import { clearSpace, legal, logoMisuses, logoVariantUse } from '@daybreak/brand/guidelines';
import { downloadZip } from 'client-zip';

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const folder = `${company.name.toLowerCase()}-logos`;

const logos = logoLayouts.flatMap((layout) => [
  ...logoVariants.flatMap((variant) => [
    { name: `svg/${nameOf(logoFile(layout, variant))}`, url: logoUrl(layout, variant) },
    ...logoDensities.map((density) => ({
      name: `png/${nameOf(logoPngFile(layout, variant, density))}`,
      url: logoPngUrl(layout, variant, density),
    })),
  ]),
  ...logoPdfVariants.map((variant) => ({
    name: `print/${nameOf(logoPdfFile(layout, variant))}`,
    url: logoPdfUrl(layout, variant),
  })),
]);

/** Information for people who get the archive from a colleague. */
const readMe = [
  ...logoVariants.map((variant) => {
    const { name, ground, use, avoid } = logoVariantUse[variant];
    return `${name} (${ground}): ${use} ${avoid}`;
  }),
  clearSpace.rule,
  ...logoMisuses.map(({ rule }) => rule),
  ...legal,
].join('\n\n');

async function fetched(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response;
}

/** Packs every logo file and the rules into one ZIP. Rejects if a file can't be fetched. */
export async function logoArchive(): Promise<{ blob: Blob; name: string; files: number }> {
  const files = await Promise.all(
    logos.map(async ({ name, url }) => ({ name: `${folder}/${name}`, input: await fetched(url) })),
  );
  const entries = [...files, { name: `${folder}/README.txt`, input: `${readMe}\n` }];
  return { blob: await downloadZip(entries).blob(), name: `${folder}.zip`, files: entries.length };
}
