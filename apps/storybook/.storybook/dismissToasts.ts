import { toastStore } from '../../../packages/ui/src/Toast/toast.ts';

/** Before each story: messages stay for seconds, and the next story in the same page would show those of the one before. */
export function dismissToasts(): void {
  for (const { id } of toastStore.read()) toastStore.dismiss(id);
}
