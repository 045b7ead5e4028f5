const askedManagers = new WeakSet<StorageManager>();

/**
 * Asks the browser, once per visit, not to delete what's stored here on its own, as Safari does after seven days
 * without a visit and any browser does when the disk is full.
 */
export async function keepForGood(): Promise<void> {
  const { storage } = navigator;
  if (!storage?.persist || askedManagers.has(storage)) return;
  askedManagers.add(storage);
  try {
    if (!(await storage.persisted())) await storage.persist();
  } catch (reason) {
    console.warn("Couldn't ask the browser to keep drafts permanently.", reason);
  }
}
