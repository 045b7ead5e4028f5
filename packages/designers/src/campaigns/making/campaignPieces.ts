import type { AnyDraft } from '../../editor/fields/fields.ts';
import type { CampaignDesigner } from '../facts/roles.ts';

/** A piece of a campaign: a designer's draft, in one or several sizes. */
export interface CampaignPiece {
  readonly id: string;
  readonly designer: CampaignDesigner;
  /** "Instagram post". */
  readonly label: string;
  /** The choices of each size that files are made of: the first is the draft's own. */
  readonly sizes: readonly AnyDraft[];
  /** Checked until the user unchecks it. */
  readonly wanted: boolean;
}

const part = (
  id: string,
  designer: CampaignDesigner,
  label: string,
  sizes: readonly AnyDraft[] = [{}],
  wanted = true,
): CampaignPiece => ({ id, designer, label, sizes, wanted });

const post = (platform: string, label: string, formats: readonly string[], wanted = true) =>
  part(
    `social-${platform}`,
    'social',
    label,
    formats.map((format) => ({ platform, format })),
    wanted,
  );
const ad = (platform: string, label: string, sizes: readonly string[], wanted = true) =>
  part(
    `ads-${platform}`,
    'ads',
    label,
    sizes.map((size) => ({ platform, size })),
    wanted,
  );

/** The parts a piece can become, largest on paper first. */
const parts: readonly CampaignPiece[] = [
  part('flyer', 'flyer', 'Flyer'),
  part('poster', 'poster', 'Poster'),
  part('postcard', 'postcard', 'Postcard'),
  post('instagram', 'Instagram posts', ['feed-post', 'story']),
  post('facebook', 'Facebook posts', ['feed-post', 'story'], false),
  post('linkedin', 'LinkedIn post', ['feed-post']),
  post('twitter', 'Twitter post', ['tweet'], false),
  ad('google', 'Google ads', ['medium-rectangle', 'leaderboard']),
  ad('facebook', 'Facebook ads', ['feed', 'story'], false),
  ad('linkedin', 'LinkedIn ad', ['sponsored-content'], false),
  ad('display', 'Display ads', ['rectangle', 'leaderboard', 'skyscraper'], false),
  part('email', 'email', 'Email'),
];

/** Posts and ads are one piece per platform. */
export const campaignPieceId = (designer: CampaignDesigner, { platform }: AnyDraft): string =>
  designer === 'social' || designer === 'ads' ? `${designer}-${platform}` : designer;

const partById = new Map(parts.map((each) => [each.id, each]));

/** Returns the part with this id. @throws when there's none: the drafts of every campaign designer have one. */
export function campaignPiece(id: string): CampaignPiece {
  const found = partById.get(id);
  if (!found) throw new Error(`A campaign has no part ${id}.`);
  return found;
}

export const isCampaignPiece = (id: string): boolean => partById.has(id);

/** The piece that a campaign is made from, in its own size, and what else it can become, in the usual order. */
export function campaignPieces(designer: CampaignDesigner, draft: AnyDraft): readonly CampaignPiece[] {
  const own = campaignPiece(campaignPieceId(designer, draft));
  return [own, ...parts.filter(({ id }) => id !== own.id)];
}

/** The sizes that a draft's files are made in: its own, and those of its part. */
export function sizesOf({ sizes }: CampaignPiece, draft: AnyDraft): readonly AnyDraft[] {
  const isAt = (size: AnyDraft) => Object.entries(size).every(([name, value]) => draft[name] === value);
  return sizes.some(isAt) ? [{}, ...sizes.filter((size) => !isAt(size))] : [{}, ...sizes];
}
