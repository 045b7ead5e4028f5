import { asSentence, Checkbox, Verbatim } from '@daybreak/ui';
import type { StaffChoice } from '../../designer.ts';
import * as styles from '../batch.css.ts';
import { dueWords } from '../dueWords.ts';
import type { PeopleStore } from './usePeople.ts';

interface PeopleListProps extends Pick<PeopleStore, 'due' | 'isChosen' | 'choose'> {
  found: readonly StaffChoice[];
}

/** People to choose from, each with the reasons a card is due. */
export const PeopleList = ({ found, due, isChosen, choose }: PeopleListProps) => (
  <div className={styles.people}>
    {found.map((person) => {
      const own = due.status === 'ready' ? due.people.get(person.id) : undefined;
      return (
        <Checkbox
          key={person.id}
          label={<Verbatim>{person.name}</Verbatim>}
          hint={
            own ? (
              <>
                <span>{person.title}</span>
                {dueWords(own).map((says) => (
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
