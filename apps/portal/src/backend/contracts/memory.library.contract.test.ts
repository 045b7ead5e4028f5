import { emptyLibrary } from '../memory/library/libraryStore.ts';
import { memoryBackend } from '../memory/memoryBackend.ts';
import { samplePeople } from '../memory/people.ts';
import { libraryContract } from './library.contract.ts';

libraryContract('the memory library', async () => {
  const people = samplePeople();
  const store = emptyLibrary();
  return { browser: () => memoryBackend({ people, library: store }) };
});
