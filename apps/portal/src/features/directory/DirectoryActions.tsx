import { Boundary, Button, lazyPart } from '@daybreak/ui';
import { UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { directory } from './messages.ts';

const AddPersonDialog = lazyPart(() => import('../people/AddPersonDialog.tsx'), 'AddPersonDialog');

/** What a super admin does with the directory as a whole. */
export function DirectoryActions() {
  const [adding, setAdding] = useState(false);
  return (
    <>
      <Button tone="primary" icon={<UserPlus size={18} aria-hidden="true" />} onClick={() => setAdding(true)}>
        {directory.add}
      </Button>
      {adding ? (
        <Boundary fallback={({ again }) => <Button onClick={again}>{directory.retry}</Button>}>
          <Suspense>
            <AddPersonDialog onClose={() => setAdding(false)} />
          </Suspense>
        </Boundary>
      ) : null}
    </>
  );
}
