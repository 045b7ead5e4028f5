import { Button, Stack, TextArea } from '@daybreak/ui';
import { Copy } from 'lucide-react';
import type { DesignerProps } from '../../editor/designer.ts';
import { countCharacters } from '../../editor/fields/fields.ts';
import { copyText } from '../../editor/workbench/copySpecs.ts';
import * as styles from './PostText.css.ts';

export interface PostTextProps extends Pick<DesignerProps, 'notify'> {
  /** Caption and hashtags of the post. */
  text: string;
  /** Maximum number of characters on the platform. */
  limit: number;
}

/** The text of a post, to read and copy. */
export function PostText({ text, limit, notify }: PostTextProps) {
  const count = countCharacters(text);
  const copied = {
    title: 'Caption copied',
    description: 'Paste it into your post, along with the picture.',
    tone: 'success',
  } as const;
  return (
    <Stack gap="3" align="start">
      <div className={styles.field}>
        <TextArea
          label="Post text"
          hint={
            count > limit
              ? `Together, the caption and hashtags are ${count} characters. This post allows only ${limit}. Shorten the caption or remove hashtags.`
              : undefined
          }
          value={text}
          placeholder="The caption and its hashtags appear here."
          readOnly
          rows={4}
          dir="auto"
          className={styles.text}
        />
      </div>
      <Button
        icon={<Copy size={16} aria-hidden="true" />}
        size="small"
        onClick={() => void copyText(text, notify, copied, 'post text')}
        disabled={text === ''}
      >
        Copy caption
      </Button>
    </Stack>
  );
}
