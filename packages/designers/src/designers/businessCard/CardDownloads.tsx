import type { Exporter } from '@daybreak/print';
import { Button, type Elements, Row } from '@daybreak/ui';
import { ContactRound, Copy } from 'lucide-react';
import type { Notice } from '../../editor/designer.ts';
import { DownloadBar, type DownloadBarProps } from '../../editor/download/DownloadBar.tsx';
import type { UserDetails } from '../../editor/userDetails/userDetails.ts';
import { copyText } from '../../editor/workbench/copySpecs.ts';
import type { BusinessCardDraft } from './businessCard.fields.ts';
import { businessCardSpecification } from './businessCard.ts';
import { contactFile } from './contactFile.ts';

export interface CardFactsProps {
  card: BusinessCardDraft;
  user: UserDetails;
  exporter: Exporter;
  notify: (notice: Notice) => void;
}

interface CardDownloadsProps extends CardFactsProps {
  /** From `usePieceDownload`. */
  downloads: Omit<DownloadBarProps, 'label'>;
  /** Undo and redo, at the end. */
  history?: Elements;
}

/** The card's contact file, and facts for the print shop. */
export function CardFacts({ card, user, exporter, notify }: CardFactsProps) {
  const saveContact = () => {
    const file = contactFile(user, new Date());
    exporter.save([file]);
    notify({ title: 'Downloaded', description: file.name, tone: 'success' });
  };
  const copy = () =>
    void copyText(businessCardSpecification(card).join('\n'), notify, {
      title: 'Success',
      description: 'Business card specs copied!',
      tone: 'success',
    });
  return (
    <>
      <Button icon={<ContactRound size={16} aria-hidden="true" />} onClick={saveContact}>
        Download .vcf contact
      </Button>
      <Button icon={<Copy size={16} aria-hidden="true" />} onClick={copy}>
        Copy Specifications
      </Button>
    </>
  );
}

/** The downloads of the card for a print shop or an office printer, its contact file, and facts for the print shop. */
export const CardDownloads = ({ downloads, history, ...facts }: CardDownloadsProps) => (
  <Row gap="2" align="stretch" wrap>
    <DownloadBar label="Download Template" {...downloads} />
    <CardFacts {...facts} />
    {history}
  </Row>
);
