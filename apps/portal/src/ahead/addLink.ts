/** On a slow phone, each link takes several milliseconds. */
const perTask = 4;
const pending: HTMLLinkElement[] = [];
let capacity = perTask;
// Not a timer, because those of a hidden tab run once a second.
const { port1: next, port2: task } = new MessageChannel();
task.onmessage = () => {
  capacity = perTask;
  for (const link of pending.splice(0, perTask)) addLink(link);
};

/**
 * Adds a link to the document's head, a few per task: requesting forty files at once would block everything else
 * meanwhile.
 */
export function addLink(link: HTMLLinkElement): void {
  if (capacity === perTask) next.postMessage(null);
  if (capacity > 0) document.head.append(link);
  else pending.push(link);
  capacity = Math.max(0, capacity - 1);
}
