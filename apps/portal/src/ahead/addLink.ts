/** On a slow phone, each link takes several milliseconds. */
const perTask = 4;
const waiting: HTMLLinkElement[] = [];
let room = perTask;
// Not a timer, because those of a hidden tab run once a second.
const { port1: next, port2: task } = new MessageChannel();
task.onmessage = () => {
  room = perTask;
  for (const link of waiting.splice(0, perTask)) addLink(link);
};

/**
 * Adds a link to the document's head, a few per task: requesting forty files at once would block everything else
 * meanwhile.
 */
export function addLink(link: HTMLLinkElement): void {
  if (room === perTask) next.postMessage(null);
  if (room > 0) document.head.append(link);
  else waiting.push(link);
  room = Math.max(0, room - 1);
}
