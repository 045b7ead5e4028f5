import { createLeadSeeding } from './seedLeads.ts';

export default { fetch: createLeadSeeding() };
