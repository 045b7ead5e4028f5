import type { ComponentType } from 'react';
import type { Theme } from '../artwork/logos.ts';
import type { UserDetails } from '../userDetails/userDetails.ts';
import type { Content } from './content.ts';
import type { Frame, Shape } from './frame/frame.ts';

export interface LayoutProps {
  content: Content;
  frame: Frame;
  theme: Theme;
  logo: UserDetails['logoVersion'];
}

/** A look for pieces, whatever their content and artboard. */
export interface Layout<Id extends string = string> {
  id: Id;
  label: string;
  /** Artboard families it isn't drawn for. */
  notOn?: readonly Shape[];
  /** Returns the reason why it can't carry the content, as a sentence for the user. */
  lacks?: (content: Content) => string | undefined;
  Artwork: ComponentType<LayoutProps>;
}
