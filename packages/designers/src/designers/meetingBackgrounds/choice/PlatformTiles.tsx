import type { RefObject } from 'react';
import { type Background, hallBackgrounds, type Platform, platforms } from '../backgrounds.ts';
import * as styles from '../MeetingBackgrounds.css.ts';

interface PlatformTilesProps {
  backgroundsOf: (platform: Platform) => readonly Background[];
  onChoose: (platform: Platform) => void;
  /** Receives the buttons, by platform. */
  tiles: RefObject<Map<string, HTMLButtonElement>>;
}

/** The meeting platforms, each with its number of backgrounds. */
export const PlatformTiles = ({ backgroundsOf, onChoose, tiles }: PlatformTilesProps) => (
  <ul className={styles.tiles}>
    {platforms.map((each) => {
      const { length } = backgroundsOf(each);
      // The bright ones and the plain one are counted separately.
      const count = Math.min(length, hallBackgrounds.length);
      return (
        <li key={each.value} className={styles.item}>
          <button
            type="button"
            className={styles.tile}
            ref={(node) => {
              if (node) tiles.current.set(each.value, node);
            }}
            onClick={() => onChoose(each)}
          >
            <img src={each.logo} alt="" className={styles.logo} width={40} height={40} />
            <strong>{each.label}</strong>
            <span className={styles.facts}>
              <span>{`${each.dimensions} `}</span>
              <span>{`${count} ${count === 1 ? 'background' : 'backgrounds'} `}</span>
              {length > count ? <span>{`+ ${length - count} more (bright or plain)`}</span> : null}
            </span>
          </button>
        </li>
      );
    })}
  </ul>
);
