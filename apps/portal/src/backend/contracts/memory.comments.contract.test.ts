import { emptyShelf } from '../memory/library/shelf.ts';
import { memoryBackend } from '../memory/memoryBackend.ts';
import { commentsContract } from './comments.contract.ts';

commentsContract('the memory backend', async () => {
  const shelf = emptyShelf();
  return { backend: memoryBackend({ shelf }), outside: memoryBackend({ shelf }) };
});
