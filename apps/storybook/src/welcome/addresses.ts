import { toId } from 'storybook/internal/csf';

/** A story's address, for a link out of the stories' frame. */
export const storyAddress = (title: string, story: string) => `./?path=/story/${toId(title, story)}`;

/** A component page's address. */
export const docsAddress = (title: string) => `./?path=/docs/${toId(title, 'docs')}`;
