import { loadPart } from '@daybreak/ui/load';
import type { LeftOut, PackedFile } from '../export/package/zipOf.ts';
import type { PreflightFinding } from '../export/preflight/rules.ts';
import type { Exporter } from '../export/types.ts';
import type { Brief } from '../workbench/designer.ts';
import type { AnyDraft, Fields } from '../workbench/fields.ts';
import type { Part } from './parts.ts';
import type { SetDesigner } from './roles.ts';

/** What a look at a piece found, in all of its sizes. */
export interface Looked {
  findings: readonly PreflightFinding[];
  /** Fields whose words do not fit. */
  tooLong: readonly string[];
}

/** A picture of a piece, as the overview shows it. */
export interface Shown {
  file: string;
  picture: Blob;
  /** What it says and shows, for who does not see it. */
  alternative: string;
}

/** What is made of a piece. */
export interface MadeFiles {
  files: readonly PackedFile[];
  leftOut: readonly LeftOut[];
  shown: readonly Shown[];
  /** What goes beside the picture of a post. */
  caption?: string;
  /** A mail as a page that asks no other host. */
  mail?: string;
}

export interface Making {
  part: Part;
  draft: AnyDraft;
  brief: Brief;
  title: string;
  exporter: Exporter;
  date: Date;
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
}

/** What a set does with pieces of a designer. */
export interface Kind {
  fields: Fields;
  /** The sizes of its files: "8.5 × 11 in". */
  measure: (part: Part, draft: AnyDraft) => string;
  /** The draft in each size that files are made of. */
  drafts: (part: Part, draft: AnyDraft) => readonly AnyDraft[];
  inspect: (part: Part, draft: AnyDraft, brief: Brief) => Promise<Looked>;
  make: (making: Making) => Promise<MadeFiles>;
}

/** Downloads it. */
export async function loadKind(designer: SetDesigner): Promise<Kind> {
  if (designer === 'email') return (await loadPart(() => import('./mailKind.ts'))).mailKind;
  const { boardKind } = await loadPart(() => import('./boardKind.ts'));
  return boardKind(designer);
}
