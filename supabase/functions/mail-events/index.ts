import { createMailEvents } from './mailEvents.ts';

export default { fetch: createMailEvents() };
