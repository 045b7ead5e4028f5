import { createChat } from './chat.ts';

export default { fetch: createChat() };
