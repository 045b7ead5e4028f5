import { numbersOf, PdfDict, type PdfValue } from '../reading/contentStream.ts';
import { PdfObjects } from '../reading/pdfObjects.ts';
import { ExportError } from '../types.ts';

/** Returns an error that names an unsupported feature: a proof that silently differs is worse than none. */
export const unsupported = (what: string) =>
  new ExportError(`Can't show a proof of this file because it has ${what}. Ask your print shop for a proof.`);

/** The objects of a file being proofed. Anything of an unexpected kind is refused, not left out. */
export class ProofFile extends PdfObjects {
  override dict(value: PdfValue | undefined): PdfDict {
    const resolved = this.resolve(value);
    if (!(resolved instanceof PdfDict)) throw unsupported("a part that isn't a dictionary");
    return resolved;
  }

  override numbers(value: PdfValue | undefined): number[] {
    const resolved = this.resolve(value);
    const numbers = numbersOf(resolved);
    if (!Array.isArray(resolved) || numbers.length < resolved.length)
      throw unsupported("a list that isn't only numbers");
    return numbers;
  }
}
