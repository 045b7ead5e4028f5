import { Button, Text } from '@daybreak/ui';
import { loadPart } from '@daybreak/ui/load';
import { FolderDown } from 'lucide-react';
import { useState } from 'react';
import { saveBlob } from '../../../shared/downloads/startDownload.ts';
import { assets } from '../messages.ts';
import * as styles from './assets.css.ts';

type State = { status: 'idle' | 'busy' | 'failed' } | { status: 'done'; files: number; kibibytes: number };

const answer = (state: State): string => {
  if (state.status === 'failed') return assets.zipFailed;
  return state.status === 'done' ? assets.zipDone(state.files, `${state.kibibytes} KiB`) : '';
};

/** Packs all logos into one ZIP. The ZIP code loads on the first click. */
export function AllLogosButton() {
  const [state, setState] = useState<State>({ status: 'idle' });
  const pack = async () => {
    setState({ status: 'busy' });
    try {
      const { logoArchive } = await loadPart(() => import('./logoArchive.ts'));
      const { blob, name, files } = await logoArchive();
      saveBlob(blob, name);
      setState({ status: 'done', files, kibibytes: Math.round(blob.size / 1024) });
    } catch (error) {
      console.error("Couldn't pack the logos.", error);
      setState({ status: 'failed' });
    }
  };
  return (
    <div className={styles.action}>
      <Button
        tone="primary"
        icon={<FolderDown size={18} />}
        busy={state.status === 'busy'}
        busyLabel={assets.zipBusy}
        onClick={pack}
      >
        {assets.zip}
      </Button>
      <Text
        as="div"
        role="status"
        size="sm"
        className={styles.answer}
        data-failed={state.status === 'failed' || undefined}
      >
        {answer(state)}
      </Text>
    </div>
  );
}
