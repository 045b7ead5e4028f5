import type { StoryContextForEnhancers } from 'storybook/internal/csf';

type Enhancer = (
  context: Pick<StoryContextForEnhancers, 'argTypes' | 'initialArgs'>,
) => StoryContextForEnhancers['argTypes'];

/**
 * Edits props that accept any React node as text. Storybook would offer a JSON box, which shows an icon as its inner object.
 */
export const textControls: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (argType.table?.type?.summary !== 'ReactNode') return [name, argType];
      const isText = ['string', 'undefined'].includes(typeof initialArgs[name]);
      return [name, { ...argType, control: isText ? { type: 'text' } : false }];
    }),
  );
