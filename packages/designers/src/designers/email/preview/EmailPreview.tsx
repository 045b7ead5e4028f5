import { Checkbox } from '@daybreak/ui';
import { useCallback } from 'react';
import { well } from '../../../editor/editor.css.ts';
import { useSpace } from '../../../editor/rendering/useSpace.ts';
import { ShownTabs } from '../../../editor/workbench/ShownTabs.tsx';
import { preheaderOf } from '../content.ts';
import type { EmailDraft } from '../email.fields.ts';
import { MailWindow } from './MailWindow.tsx';
import * as styles from './preview.css.ts';
import { type Screen, screens } from './screens.ts';

/** The specification's cap for the live preview, in CSS pixels. */
const box = { width: 400, height: 200 };

interface EmailPreviewProps {
  draft: EmailDraft;
  html: string;
  screen: Screen;
  onScreenChange: (screen: Screen) => void;
  dark: boolean;
  onDarkChange: (dark: boolean) => void;
}

/** The email on a desktop or a phone, light or dark, both at the same scale, below its inbox line. */
export function EmailPreview({ draft, html, screen, onScreenChange, dark, onDarkChange }: EmailPreviewProps) {
  const { space, measure } = useSpace();
  const scale = Math.min(box.width, space?.width ?? box.width) / screens[0].width;
  const change = useCallback(
    (id: string) => onScreenChange(screens.find((one) => one.id === id) ?? screens[0]),
    [onScreenChange],
  );
  return (
    <div>
      <p className={styles.inbox} dir="auto">
        <span className={styles.subject}>{draft.subject.trim() || '(no subject)'}</span>
        <span className={styles.preheader}>{preheaderOf(draft)}</span>
      </p>
      <ShownTabs label="Screen" tabs={screens} value={screen.id} onValueChange={change}>
        <div ref={measure} className={well}>
          <MailWindow html={html} dark={dark} width={screen.width} scale={scale} height={box.height} />
        </div>
      </ShownTabs>
      <div className={styles.mode}>
        <Checkbox label="Dark mode" checked={dark} onCheckedChange={onDarkChange} />
      </div>
    </div>
  );
}
