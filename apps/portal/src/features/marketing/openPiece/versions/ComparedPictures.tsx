import type { PieceLook } from '@daybreak/designers/library';
import { Tabs } from '@daybreak/ui';
import { useState } from 'react';
import { pair } from '../../../../shared/compare/Differences.css.ts';
import { versions as messages } from '../messages.ts';
import type { OpenPieceContext } from '../openPieceContext.ts';
import { DrawnDifference, DrawnPiece } from './DrawnPiece.tsx';
import type { VersionContent } from './useVersions.ts';
import * as styles from './VersionsDialog.css.ts';

interface NamedVersion {
  name: string;
  version: number;
  content: VersionContent;
}

interface ComparedPicturesProps {
  openPiece: OpenPieceContext;
  look: PieceLook;
  before: NamedVersion;
  after: NamedVersion;
  side: string | undefined;
}

/** Shows two versions' pictures beside each other, or as a difference. */
export function ComparedPictures({ openPiece, look, before, after, side }: ComparedPicturesProps) {
  const [view, setView] = useState('beside');
  return (
    <Tabs
      label={messages.look}
      value={view}
      onValueChange={setView}
      tabs={[
        {
          id: 'beside',
          label: messages.beside,
          content: (
            <div className={pair}>
              {[before, after].map(({ name, version, content }) => (
                <div key={version} className={styles.half}>
                  <p className={styles.caption} dir="auto">
                    {name}
                  </p>
                  <DrawnPiece
                    openPiece={openPiece}
                    look={look}
                    shown={content}
                    side={side}
                    label={messages.picture(name)}
                    className={styles.comparedPicture}
                  />
                </div>
              ))}
            </div>
          ),
        },
        {
          id: 'pixels',
          label: messages.pixels,
          content: (
            <div className={styles.half}>
              <p className={styles.caption}>{messages.pixelNote}</p>
              <DrawnDifference
                openPiece={openPiece}
                look={look}
                before={before.content}
                after={after.content}
                side={side}
                label={messages.pixelPicture}
                className={styles.comparedPicture}
              />
            </div>
          ),
        },
      ]}
    />
  );
}
