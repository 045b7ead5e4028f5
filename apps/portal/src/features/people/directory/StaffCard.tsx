import { Badge, Card, IconButton, Link } from '@daybreak/ui';
import { IdCard, Mail, Pencil, Phone } from 'lucide-react';
import { memo, type Ref } from 'react';
import type { StaffMember } from '../../../backend/interfaces/Staff.ts';
import { PhoneLink } from '../../../shared/phone/PhoneLink.tsx';
import { PersonAvatar } from '../../../shared/staff/PersonAvatar.tsx';
import { profilePath } from '../../../shared/staff/profilePath.ts';
import { RoleBadge } from '../../../shared/staff/RoleBadge.tsx';
import { cardName, plainName } from '../../../shared/staff/staffNames.ts';
import { saveVCard } from '../vCard/saveVCard.ts';
import { AccessMenu } from './AccessMenu.tsx';
import { directory } from './messages.ts';
import * as styles from './StaffCard.css.ts';

interface StaffCardProps {
  person: StaffMember;
  isMe: boolean;
  /** Whether the user is a super admin, who sees roles and can edit. */
  manages: boolean;
  onEdit: (person: StaffMember) => void;
  onChanged: (person: StaffMember) => void;
  editButton?: Ref<HTMLButtonElement>;
}

const messages = directory.card;

/** A colleague's name, job and contact details. */
export const StaffCard = memo(({ person, isMe, manages, onEdit, onChanged, editButton }: StaffCardProps) => {
  const { lastName, jobTitle, email, phone, role } = person;
  const name = plainName(person);
  return (
    <Card as="article" padding="none" className={styles.card}>
      <div className={styles.cardHeading}>
        <PersonAvatar name={name} photo={person.photo} />
        <div className={styles.identity}>
          <h2 className={styles.name} dir="auto">
            <span className={lastName ? undefined : styles.gap} translate={lastName ? 'no' : undefined}>
              {cardName(person)}
            </span>
            {isMe ? (
              <>
                <span> </span>
                <Badge className={styles.you}>{directory.you}</Badge>
              </>
            ) : null}
          </h2>
          {jobTitle ? (
            <p className={styles.jobTitle} dir="auto">
              {jobTitle}
            </p>
          ) : null}
        </div>
      </div>
      <ul className={styles.contacts}>
        <li className={styles.contact}>
          <Mail size={16} className={styles.icon} />
          <a href={`mailto:${email}`} className={styles.link} translate="no">
            {email}
          </a>
        </li>
        <li className={styles.contact}>
          <Phone size={16} className={styles.icon} />
          {phone ? (
            <PhoneLink number={phone} className={styles.link} />
          ) : (
            <span className={styles.gap}>{directory.phoneNeeded}</span>
          )}
        </li>
      </ul>
      <div className={styles.cardFooter}>
        {manages ? <RoleBadge role={role} /> : null}
        <Link href={profilePath(person.id)} className={styles.more} aria-label={messages.more(name)}>
          {messages.moreShort}
        </Link>
        <div className={styles.actions}>
          <IconButton
            size="small"
            tooltip={false}
            title={messages.vCard(name)}
            label={messages.vCard(name)}
            icon={<IdCard size={18} />}
            onClick={() => void saveVCard(person)}
          />
          {manages ? (
            <>
              {isMe ? null : <AccessMenu person={person} onChanged={onChanged} />}
              <IconButton
                ref={editButton}
                size="small"
                tooltip={false}
                title={messages.edit(name)}
                label={messages.edit(name)}
                icon={<Pencil size={16} />}
                onClick={() => onEdit(person)}
              />
            </>
          ) : null}
        </div>
      </div>
    </Card>
  );
});
