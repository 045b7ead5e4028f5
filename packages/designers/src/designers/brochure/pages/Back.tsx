import { company } from '@daybreak/brand';
import { LinkCode } from '../../../editor/artwork/LinkCode.tsx';
import { useLogoOn } from '../../../editor/artwork/logos.ts';
import type { Language } from '../../../editor/artwork/text/languages.ts';
import { noBreak, typesetContact } from '../../../editor/artwork/text/typeset.tsx';
import { Flow } from '../../../editor/layouts/frame/Flow.tsx';
import type { Frame } from '../../../editor/layouts/frame/frame.ts';
import * as parts from '../../../editor/layouts/frame/parts.css.ts';
import { contactOf, type UserDetails } from '../../../editor/userDetails/userDetails.ts';
import * as styles from '../panels.css.ts';

interface BackProps {
  user: UserDetails;
  frame: Frame;
  /** In units: `top` and `right` leave room for other content; the last line sits on `bottom`. */
  top: number;
  right: number;
  bottom: number;
  /** Shown as a code above the contact. */
  link: string | undefined;
  language: Language;
  /** The content at its top. */
  head: 'nothing' | 'logo' | 'slogan';
}

const { street, city, region, postalCode } = company.address;

/** The panel that people read last: the contact and the address. */
export function Back({ user, frame, top, right, bottom, link, language, head }: BackProps) {
  const { phone, email } = contactOf(user);
  const logoOn = useLogoOn();
  const logo = <img className={styles.logo} src={logoOn('blue', user.logoVersion)} alt={company.name} />;
  return (
    <Flow frame={frame} area={{ x: 8, y: top, right, bottom }} align={head === 'nothing' ? 'end' : 'spread'}>
      {head === 'slogan' ? <Slogan /> : null}
      {head === 'logo' ? logo : null}
      <div className={`${parts.group} ${parts.onDeep}`}>
        {head === 'logo' ? null : logo}
        {link ? <LinkCode link={link} language={language} /> : null}
        <div className={styles.contact} dir="ltr" data-fit="phone" data-fit-floor="0.4">
          <div className={styles.phone}>{noBreak(phone)}</div>
          <div className={styles.email}>{typesetContact(email)}</div>
          <div className={styles.street}>
            <div>{street}</div>
            <div>{`${city}, ${region} ${postalCode}`}</div>
          </div>
          <div className={styles.legal}>{company.legalName}</div>
        </div>
      </div>
    </Flow>
  );
}

/** The company's slogan. */
export const Slogan = () => (
  <div className={`${styles.slogan} ${parts.onDeep}`} dir="ltr" data-fit="tagline" data-fit-floor="0.3">
    {company.tagline}
  </div>
);
