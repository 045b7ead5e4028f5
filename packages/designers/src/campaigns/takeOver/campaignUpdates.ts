const hearing = new Set<() => void>();
let times = 0;

export const campaignUpdates = {
  /** Listens until the returned function is called. */
  hear(onAgree: () => void) {
    hearing.add(onAgree);
    return () => {
      hearing.delete(onAgree);
    };
  },
  times: () => times,
  tell() {
    times++;
    for (const onAgree of hearing) onAgree();
  },
};
