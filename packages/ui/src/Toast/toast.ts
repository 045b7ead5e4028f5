'use client';

import type { ToastTone } from './tones.ts';

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** One action, such as undo, which must also be available elsewhere. The message then stays longer. */
  action?: { label: string; onSelect: () => void };
}

export interface ShownToast extends ToastMessage {
  readonly id: number;
}

/** Display time of a message, in milliseconds. */
export const durationOf = 5_000;
/** Display time of a message with an action, in milliseconds. */
export const actionDuration = 10_000;

let toasts: readonly ShownToast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
const set = (next: readonly ShownToast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

/** Shows a message for about five seconds, from anywhere; ten if it has an action. One `<Toaster>` in the application draws it. */
export function toast(message: ToastMessage): void {
  set([...toasts, { ...message, id: nextId++ }]);
}

export const toastStore = {
  read: () => toasts,
  dismiss: (id: number) => set(toasts.filter((each) => each.id !== id)),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
