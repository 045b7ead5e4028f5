import { asSentence, Checkbox, Verbatim } from '@daybreak/ui';
import type { StaffChoice } from '../../designer.ts';
import * as styles from '../batch.css.ts';
import { dueWords } from '../dueWords.ts';
import type { PeopleStore } from './usePeople.ts';

interface PeopleListProps extends Pick<PeopleStore, 'due' | 'isChosen' | 'choose'> {
  matches: readonly StaffChoice[];
}

/** People to choose from, each with the reasons a card is due. */
export const PeopleList = ({ matches, due, isChosen, choose }: PeopleListProps) => (
  <div className={styles.people}>
    {matches.map((person) => {
      const dueCards = due.status === 'ready' ? due.people.get(person.id) : undefined;
      return (
        <Checkbox
          key={person.id}
          label={<Verbatim>{person.name}</Verbatim>}
          hint={
            dueCards ? (
              <>
                <span>{person.title}</span>
                {dueWords(dueCards).map((says) => (
                  <span key={says} className={styles.reason}>
                    {asSentence(says)}
                  </span>
                ))}
              </>
            ) : (
              person.title
            )
          }
          checked={isChosen(person)}
          onCheckedChange={(checked) => choose((each) => (each.id === person.id ? checked : isChosen(each)))}
        />
      );
    })}
  </div>
);
