import { createApplicationTicket } from './applicationTicket.ts';

export default { fetch: createApplicationTicket() };
