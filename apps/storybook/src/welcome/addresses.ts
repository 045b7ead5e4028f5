import { toId } from 'storybook/internal/csf';

/** Where a story is, for a link out of the frame that stories are shown in. */
export const storyAddress = (title: string, story: string) => `./?path=/story/${toId(title, story)}`;

/** Where a component's page is. */
export const docsAddress = (title: string) => `./?path=/docs/${toId(title, 'docs')}`;
