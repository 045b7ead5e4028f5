import { company } from '@daybreak/brand';
import { SmallLines } from '../../artwork/screen/SmallLines.tsx';
import { contactOf, type UserDetails } from '../../userDetails/userDetails.ts';
import type { AdLayout } from './layouts/adLayout.ts';

interface AdsContactProps {
  contact: NonNullable<AdLayout['contact']>;
  user: UserDetails;
}

/** The web address, and where there is room phone and email: on one line at the far end of the band, else on two. */
export function AdsContact({ contact: { size, onBand, website, person }, user }: AdsContactProps) {
  const { phone, email } = contactOf(user);
  const look = { field: 'contact', size, onBand };
  return (
    <>
      <SmallLines {...look} lines={[company.website.replace('https://', '')]} box={website} />
      {person ? (
        <SmallLines
          {...look}
          lines={onBand ? [`${phone}  ·  ${email}`] : [phone, email]}
          box={person}
          at={onBand ? 'end' : 'start'}
        />
      ) : null}
    </>
  );
}
