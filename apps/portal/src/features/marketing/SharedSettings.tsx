import { type ImageLibrary, ImagesPanel, UserDetailsForm } from '@daybreak/designers';
import { Heading, Text } from '@daybreak/ui';
import type { ComponentProps } from 'react';
import { intro, section, shared } from './MarketingPage.css.ts';
import { marketing } from './messages.ts';

interface SharedSettingsProps {
  user: ComponentProps<typeof UserDetailsForm>;
  library: ImageLibrary;
}

/** The settings that all designers share: the user's details and pictures. */
export const SharedSettings = ({ user, library }: SharedSettingsProps) => (
  <div className={shared}>
    <section id="details" aria-labelledby="details-heading" className={section}>
      <div className={intro}>
        <Heading level={2} size="lg" id="details-heading">
          {marketing.details}
        </Heading>
        <Text size="sm" tone="muted">
          {marketing.detailsIntro}
        </Text>
      </div>
      <UserDetailsForm {...user} />
    </section>
    <section id="images" aria-labelledby="images-heading" className={section}>
      <div className={intro}>
        <Heading level={2} size="lg" id="images-heading">
          {marketing.images}
        </Heading>
        <Text size="sm" tone="muted">
          {marketing.imagesIntro}
        </Text>
      </div>
      <ImagesPanel library={library} />
    </section>
  </div>
);
