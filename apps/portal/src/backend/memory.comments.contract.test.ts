import { commentsContract } from './comments.contract.ts';
import { emptyShelf } from './memory/library/shelf.ts';
import { memoryBackend } from './memory/memoryBackend.ts';

commentsContract('the memory backend', async () => {
  const shelf = emptyShelf();
  return { backend: memoryBackend({ shelf }), outside: memoryBackend({ shelf }) };
});
