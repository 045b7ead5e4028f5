import { Row, Text } from '@daybreak/ui';
import { useState } from 'react';
import { AddPictures, Refusals } from '../../images/controls/AddPictures.tsx';
import type { PictureSource } from '../../images/usePictures.ts';
import { ColumnChoices, type ColumnChoicesProps } from '../../table/ColumnChoices.tsx';
import * as styles from '../batch.css.ts';
import type { BatchPiece } from '../batchFiles.ts';
import { columnSample } from '../columnSample.ts';
import { fieldOf } from '../columns.ts';

interface ColumnsStepProps extends Omit<ColumnChoicesProps, 'saysOf'> {
  piece: BatchPiece;
  pictures: PictureSource;
}

/** The column for each target, with the values of its first cells. */
export function ColumnsStep({ piece, pictures, ...choices }: ColumnsStepProps) {
  const { table, targets, mapping } = choices;
  const { fields } = piece.designer;
  const fillsPictures = targets.some(
    ({ id }) => fields[fieldOf(id) ?? '']?.kind === 'picture' && mapping[id] !== undefined,
  );
  return (
    <>
      <ColumnChoices
        {...choices}
        saysOf={({ id }, place, order) => columnSample(table, place, piece, fieldOf(id), order)}
      />
      {fillsPictures ? <OwnPictures pictures={pictures} /> : null}
    </>
  );
}

/** Pictures that cells reference by file name. */
function OwnPictures({ pictures: { images, add } }: Pick<ColumnsStepProps, 'pictures'>) {
  const [adding, setAdding] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  if (!add) return null;
  const readFiles = async (files: readonly File[]) => {
    setAdding(true);
    try {
      setRefusals((await add(files)).refusals);
    } finally {
      setAdding(false);
    }
  };
  return (
    <div className={styles.step}>
      <Row gap="2" wrap>
        <AddPictures busy={adding} onAdd={(files) => void readFiles(files)} />
        <Text size="sm">
          {`In a picture column, enter the file name of your picture or the name of a library picture. You have ${
            images.length === 1 ? '1 picture' : `${images.length} pictures`
          } here.`}
        </Text>
      </Row>
      <Refusals reasons={refusals} />
    </div>
  );
}
