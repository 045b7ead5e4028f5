import { IconButton, Link, Sentence } from '@daybreak/ui';
import { X } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { pieceAddress } from '../../../../shared/navigation/marketingAddresses.ts';
import type { LoadedControl } from '../../../../shared/requests/useLoaded.ts';
import * as styles from './TodayCard.css.ts';
import { LoadedSection } from './TodaySection.tsx';

/** The content of a notice about a piece. */
interface NoticeTexts {
  piece: { id: string; name: string; designer: string };
  text: string;
  /** The name in `text`, which isn't translated. */
  personName: string | null;
  /** A quote from a person. */
  quote?: ReactElement | null;
}

interface TodayNoticesProps<Notice> {
  notices: LoadedControl<readonly Notice[]>;
  messages: { title: string; failed: string; notDismissed: string; dismiss: (name: string) => string };
  textsOf: (notice: Notice) => NoticeTexts;
  keyOf: (notice: Notice) => string | number;
  dismiss: (notice: Notice) => Promise<void>;
  /** Opening the piece dismisses its notice, as the X button does. */
  isSeenByOpening?: boolean;
  /** Reserves space while loading, for notices that most users have. */
  reservesSpace?: boolean;
}

/** Notices about pieces that the user opens or dismisses. */
export function TodayNotices<Notice>({
  notices,
  messages: words,
  textsOf,
  keyOf,
  dismiss,
  isSeenByOpening = true,
  reservesSpace = false,
}: TodayNoticesProps<Notice>) {
  const [failed, setFailed] = useState(false);
  // Several notices can be dismissed at the same time.
  const dismissNotice = async (notice: Notice) => {
    setFailed(false);
    try {
      await dismiss(notice);
      notices.update((all) => all.filter((each) => keyOf(each) !== keyOf(notice)));
    } catch (error) {
      console.error("Couldn't dismiss a notice.", error);
      setFailed(true);
    }
  };
  return (
    <LoadedSection
      title={words.title}
      loaded={notices}
      failedText={words.failed}
      reservesSpace={reservesSpace}
    >
      {(all) => (
        <>
          <ul className={styles.list}>
            {all.map((notice) => {
              const { piece, text, personName, quote } = textsOf(notice);
              return (
                <li key={keyOf(notice)} className={styles.postHead}>
                  <span className={styles.words}>
                    <Link
                      href={pieceAddress(piece)}
                      className={styles.link}
                      dir="auto"
                      {...(isSeenByOpening ? { onClick: () => void dismissNotice(notice) } : {})}
                    >
                      {piece.name}
                    </Link>
                    <span className={styles.small}>
                      <Sentence verbatim={[personName ?? '']}>{text}</Sentence>
                    </span>
                    {quote}
                  </span>
                  <IconButton
                    size="small"
                    label={words.dismiss(piece.name)}
                    icon={<X size={14} />}
                    onClick={() => void dismissNotice(notice)}
                  />
                </li>
              );
            })}
          </ul>
          <p role="status" className={styles.small}>
            {failed ? words.notDismissed : null}
          </p>
        </>
      )}
    </LoadedSection>
  );
}
