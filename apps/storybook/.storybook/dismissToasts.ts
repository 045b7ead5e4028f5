import { toastStore } from '../../../packages/ui/src/Toast/toast.ts';

/** Dismisses messages before each story. They stay for seconds, so the next story on the page would show them. */
export function dismissToasts(): void {
  for (const { id } of toastStore.read()) toastStore.dismiss(id);
}
