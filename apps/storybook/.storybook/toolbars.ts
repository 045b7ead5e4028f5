import { userSampleNames, userSamples } from '../../../packages/designers/storybook/userSamples.ts';

/** Toolbar settings for every story, in addition to Storybook's own viewport. */
export const toolbars = {
  theme: {
    description: 'Light or dark',
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
      dynamicTitle: true,
    },
  },
  user: {
    description: 'Whose details appear on pieces',
    toolbar: {
      title: 'User details',
      icon: 'user',
      items: [
        { value: 'own', title: 'Your details' },
        ...userSampleNames.map((name) => ({ value: name, title: userSamples[name].title })),
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'System motion or reduced motion',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      items: [
        { value: 'system', title: 'System motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
      dynamicTitle: true,
    },
  },
  words: {
    description: 'Original text, or text lengthened as if translated into a wordier language',
    toolbar: {
      title: 'Text length',
      icon: 'paragraph',
      items: [
        { value: 'written', title: 'Original text' },
        { value: 'longer', title: '40% longer' },
      ],
      dynamicTitle: true,
    },
  },
};

export const viewports = {
  mobile1: { name: 'Small phone', styles: { width: '320px', height: '568px' }, type: 'mobile' },
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet', styles: { width: '834px', height: '1112px' }, type: 'tablet' },
  laptop: { name: 'Laptop', styles: { width: '1024px', height: '768px' }, type: 'desktop' },
  desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;
