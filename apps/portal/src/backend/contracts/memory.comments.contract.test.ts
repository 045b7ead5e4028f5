import { emptyLibrary } from '../memory/library/libraryStore.ts';
import { memoryBackend } from '../memory/memoryBackend.ts';
import { commentsContract } from './comments.contract.ts';

commentsContract('the memory backend', async () => {
  const store = emptyLibrary();
  return { backend: memoryBackend({ library: store }), outside: memoryBackend({ library: store }) };
});
