import { type ReactNode, useEffect, useRef } from 'react';
import type { AnyDraft, Fields } from '../src/editor/fields/fields.ts';
import { followingTexts } from './controls.ts';

interface FollowingProps {
  fields: Fields;
  draft: AnyDraft;
  onFollow: (texts: Record<string, string>) => void;
  children: ReactNode;
}

/** Makes the controls' untouched texts follow the choice they depend on. */
export function Following({ fields, draft, onFollow, children }: FollowingProps) {
  const last = useRef(draft);
  useEffect(() => {
    const texts = followingTexts(fields, last.current, draft);
    last.current = draft;
    if (Object.keys(texts).length > 0) onFollow(texts);
  }, [fields, draft, onFollow]);
  return children;
}
