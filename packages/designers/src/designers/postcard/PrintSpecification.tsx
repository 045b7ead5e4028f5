import { Button, Card, Heading, Row } from '@daybreak/ui';
import { Copy } from 'lucide-react';
import { Fragment, useId } from 'react';
import type { DetailsProps } from '../../editor/designer.ts';
import { copyText } from '../../editor/workbench/copySpecs.ts';
import * as styles from './PrintSpecification.css.ts';
import type { PostcardDraft } from './postcard.fields.ts';
import { printSpecification } from './printSpecification.ts';

/** The print shop's specification, to read and copy. */
export function PrintSpecification({ draft, notify }: DetailsProps<PostcardDraft>) {
  const rows = printSpecification(draft);
  const headingId = useId();
  const copy = async () => {
    const text = ['Print specification', ...rows.map(([name, value]) => `${name}: ${value}`)].join('\n');
    await copyText(text, notify);
  };
  return (
    <Card as="section" aria-labelledby={headingId} className={styles.box}>
      <Row gap="2" justify="between" wrap>
        <Heading level={2} size="md" id={headingId}>
          Print specification
        </Heading>
        <Button size="small" icon={<Copy size={14} aria-hidden="true" />} onClick={copy}>
          Copy Specs
        </Button>
      </Row>
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <Fragment key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </Card>
  );
}
