import { loadPart } from '@daybreak/ui/load';
import { type Model, modelFrom } from './model.ts';

const fileUrl = new URL('../../../../assets/marks.bin', import.meta.url).href;

let model: Promise<Model> | undefined;

/**
 * Loads the model once for the page: 14 MB. A later call retries.
 *
 * @throws a `PartError` if it can't be downloaded
 */
export function loadModel(): Promise<Model> {
  model ??= loadPart(readFile).catch((error: unknown) => {
    model = undefined;
    throw error;
  });
  return model;
}

async function readFile(): Promise<Model> {
  const response = await fetch(fileUrl);
  if (!response.ok) throw new Error(`The model's file: ${response.status}`);
  return modelFrom(response);
}
