import type { Exporter } from '@daybreak/print';
import type { PreflightFinding } from '@daybreak/print/preflight';
import type { LeftOut, PackedFile } from '@daybreak/print/zip';
import { loadPart } from '@daybreak/ui/load';
import type { Brief } from '../../editor/designer.ts';
import type { AnyDraft, Fields } from '../../editor/fields/fields.ts';
import type { SetDesigner } from '../facts/roles.ts';
import type { Part } from './parts.ts';

/** What a check of a piece found, in all of its sizes. */
export interface Looked {
  findings: readonly PreflightFinding[];
  /** Fields whose words don't fit. */
  tooLong: readonly string[];
}

/** A picture of a piece for the overview. */
export interface Shown {
  file: string;
  picture: Blob;
  /** Its alternative text: what it says and shows. */
  alternative: string;
}

/** The output made from a piece. */
export interface MadeFiles {
  files: readonly PackedFile[];
  leftOut: readonly LeftOut[];
  shown: readonly Shown[];
  /** The text that goes with a post's picture. */
  caption?: string;
  /** An email as a page that makes no requests to other hosts. */
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

/** What a set does with a designer's pieces. */
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
