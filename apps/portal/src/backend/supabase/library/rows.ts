import type {
  FieldRules,
  Overwritten,
  PieceCampaign,
  PieceDraft,
  PieceFiles,
  SavedPiece,
} from '@daybreak/designers/library';
import type { Database, Json } from '@daybreak/supabase/types';
import { BackendError } from '../../errors.ts';
import {
  type ExportedPiece,
  type FoundPiece,
  type OpenedVersion,
  pieceStates,
  type TeamTemplate,
} from '../../interfaces/Library.ts';
import { toPin } from './pins.ts';

type Composite = Database['public']['CompositeTypes'];
export type PieceRow = Database['public']['Tables']['pieces']['Row'];
export type TemplateRow = Database['public']['Tables']['team_templates']['Row'];
type CommentRow = Omit<Database['public']['Tables']['piece_comments']['Row'], 'piece_id' | 'link_id'>;
type VersionRow = Omit<Database['public']['Tables']['piece_versions']['Row'], 'piece_id'>;

/** Returns texts by name. Leaves out values that another release of the portal wrote in a different form. */
const toTexts = (value: Json | null | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(value && typeof value === 'object' ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
export const toDraft = (value: Json | null): PieceDraft => toTexts(value);
export const toPictures = (value: Json | null): PieceFiles => toTexts(value);
/** Returns a campaign; null for anything else, which a designer can't use. */
export function toCampaign(value: Json): PieceCampaign | null {
  const { set, part, origin, facts, said } =
    value && typeof value === 'object' && !Array.isArray(value) ? value : {};
  return typeof set === 'string' && typeof part === 'string'
    ? { set, part, origin: origin === true, facts: toTexts(facts), said: toTexts(said) }
    : null;
}
export const toFieldRules = (value: Json): FieldRules =>
  Object.fromEntries(
    Object.entries(toTexts(value)).filter(
      (entry): entry is [string, 'locked' | 'must_change'] =>
        entry[1] === 'locked' || entry[1] === 'must_change',
    ),
  );

const toOverwritten = (lost: JsonObject): Overwritten => ({
  id: String(lost.id),
  field: String(lost.field),
  value: typeof lost.value === 'string' ? lost.value : null,
  authorId: String(lost.author_id),
  writtenAt: String(lost.written_at),
});

type JsonObject = { [key: string]: Json | undefined };
const toObjects = (value: Json | null): JsonObject[] =>
  (Array.isArray(value) ? value : []).filter(
    (each): each is JsonObject => typeof each === 'object' && each !== null && !Array.isArray(each),
  );

export function toSavedPiece(saved: Composite['saved_piece']): SavedPiece {
  if (!saved?.revision || !saved.version)
    throw new BackendError('unexpected', "The server didn't return what it saved.");
  return {
    revision: saved.revision,
    version: saved.version,
    draft: toDraft(saved.draft),
    pictures: toPictures(saved.pictures),
    overwritten: toObjects(saved.overwritten).map(toOverwritten),
  };
}

export const toOtherVisitors = (others: Json) =>
  toObjects(others).map(({ account_id, seen_at }) => ({
    accountId: String(account_id),
    seenAt: String(seen_at),
  }));

export const toTemplateVersion = (row: { from_template: string | null; template_version: number | null }) =>
  row.from_template ? { id: row.from_template, version: row.template_version ?? 1 } : null;

export const toShareRights = (rights: string | null) =>
  rights === 'edit' || rights === 'view' ? rights : null;

/** Turns a row into a piece as shown in a list. Everything is there except optional values such as the folder. */
export const toFoundPiece = (row: Composite['found_piece']): FoundPiece => ({
  id: row.id ?? '',
  ownerId: row.owner_id ?? '',
  designer: row.designer ?? '',
  name: row.name ?? '',
  folder: row.folder,
  state: pieceStates.find((state) => state === row.state) ?? 'draft',
  revision: row.revision ?? 1,
  version: row.version ?? 1,
  staffRights: toShareRights(row.everybody),
  fromTemplate: toTemplateVersion(row),
  createdAt: row.created_at ?? '',
  updatedAt: row.updated_at ?? '',
  updatedBy: row.updated_by ?? '',
  trashedAt: row.deleted_at,
});

export const toVersion = (row: VersionRow): OpenedVersion => ({
  version: row.version,
  name: row.name,
  draft: toDraft(row.draft),
  pictures: toPictures(row.pictures),
  designerVersion: row.designer_version,
  savedBy: row.saved_by,
  savedAt: row.saved_at,
  restoredFrom: row.restored_from,
});

export const toTeamTemplate = (row: TemplateRow): TeamTemplate => ({
  id: row.id,
  version: row.version,
  designer: row.designer,
  designerVersion: row.designer_version,
  name: row.name,
  summary: row.summary,
  rules: toFieldRules(row.field_rules),
  draft: toDraft(row.draft),
  pictures: toPictures(row.pictures),
  publishedBy: row.published_by,
  withdrawnAt: row.withdrawn_at,
});

/** A row as `export_pieces` returns it: without its owner, but with its versions and comments. */
export type ExportRow = PieceRow & { versions: VersionRow[]; comments: CommentRow[] };

export function toExportedPiece(row: ExportRow): ExportedPiece {
  const { ownerId: _, ...found } = toFoundPiece({ ...row, sort_key: null });
  return {
    ...found,
    designerVersion: row.designer_version,
    brandVersion: row.brand_version,
    draft: toDraft(row.draft),
    pictures: toPictures(row.pictures),
    campaign: toCampaign(row.in_set),
    versions: row.versions.map((version) => ({
      ...toVersion(version),
      brandVersion: version.brand_version,
    })),
    comments: row.comments.map((comment) => ({
      id: comment.id,
      version: comment.version,
      pin: toPin(comment),
      text: comment.words,
      authorId: comment.author_id,
      outsideName: comment.outside_name,
      at: comment.created_at,
      resolvedAt: comment.resolved_at,
      resolvedBy: comment.resolved_by,
    })),
  };
}
