/** Runs work while no other tab runs any under the same name; or no one else in this page, if tabs can't coordinate. */
export type TabLock = <Value>(name: string, task: () => Promise<Value>) => Promise<Value>;

export const pageLock = (): TabLock => {
  const last = new Map<string, Promise<unknown>>();
  return (name, task) => {
    const next = (last.get(name) ?? Promise.resolve()).then(task, task);
    last.set(name, next);
    return next;
  };
};

const inPage = pageLock();

export const browserLock: TabLock = (name, task) =>
  typeof navigator !== 'undefined' && 'locks' in navigator
    ? (navigator.locks.request(name, task) as ReturnType<typeof task>)
    : inPage(name, task);
