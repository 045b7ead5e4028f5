import { style, styleVariants } from '@vanilla-extract/css';
import { ui } from '../theme/vars.css.ts';

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: ui.space['1'],
  minBlockSize: '1.5rem',
  paddingInline: ui.space['2'],
  border: '1px solid transparent',
  borderRadius: ui.radius.full,
  fontSize: ui.text.size.xs,
  fontWeight: ui.font.semibold,
  lineHeight: ui.text.line.tight,
  whiteSpace: 'nowrap',
});

const { status, surface, text, line, action } = ui.color;
const tones = {
  neutral: { ground: surface.sunken, words: text.main, edge: line.strong },
  info: { ground: status.infoSurface, words: status.infoText, edge: status.info },
  success: { ground: status.successSurface, words: status.successText, edge: status.success },
  warning: { ground: status.warningSurface, words: status.warningText, edge: status.warning },
  danger: { ground: status.dangerSurface, words: status.dangerText, edge: status.danger },
  accent: { ground: action.selected, words: text.main, edge: ui.color.accent.cyan },
};

export const soft = styleVariants(tones, ({ ground, words }) => ({ background: ground, color: words }));
export const outline = styleVariants(tones, ({ words, edge }) => ({ borderColor: edge, color: words }));
/** Backgrounds aren't printed, and its words would only be readable on them. */
export const solid = styleVariants(tones, ({ words }) => ({
  background: words,
  color: surface.raised,
  '@media': { print: { borderColor: words, background: 'none', color: words } },
}));
