import { emptyShelf } from '../memory/library/shelf.ts';
import { memoryBackend } from '../memory/memoryBackend.ts';
import { samplePeople } from '../memory/people.ts';
import { libraryContract } from './library.contract.ts';

libraryContract('the memory library', async () => {
  const people = samplePeople();
  const shelf = emptyShelf();
  return { browser: () => memoryBackend({ people, shelf }) };
});
