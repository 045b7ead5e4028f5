import { Button, ButtonLink, Text } from '@daybreak/ui';
import { Download } from 'lucide-react';
import type { CSSProperties } from 'react';
import { saveBlob } from '../../../shared/downloads/startDownload.ts';
import * as styles from './FileList.css.ts';

export interface OfferedFile {
  title: string;
  titleStyle?: CSSProperties;
  text?: string;
  /** The file's name, and the button's label. */
  file: string;
  /** The file's address; absent if this page creates the file. */
  href?: string;
  /** Creates the file's text. */
  make?: () => string;
}

const icon = <Download size={16} />;

const Offer = ({ file, href, make }: OfferedFile) =>
  make ? (
    <Button
      className={styles.file}
      size="small"
      icon={icon}
      onClick={() => saveBlob(new Blob([make()]), file)}
    >
      {file}
    </Button>
  ) : (
    <ButtonLink className={styles.file} size="small" icon={icon} href={href ?? ''} download={file}>
      {file}
    </ButtonLink>
  );

/** Files to download, one per row. */
export const FileList = ({ files }: { files: readonly OfferedFile[] }) => (
  <ul className={styles.list}>
    {files.map((download) => (
      <li key={download.file} className={styles.row}>
        <div>
          <Text weight="semibold" style={download.titleStyle}>
            {download.title}
          </Text>
          {download.text ? (
            <Text size="sm" tone="muted">
              {download.text}
            </Text>
          ) : null}
        </div>
        <Offer {...download} />
      </li>
    ))}
  </ul>
);
