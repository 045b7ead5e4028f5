import { DocsContext, Story, DocsPage as StorybookDocsPage, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** A component's page: its "About" story if it has one, otherwise what Storybook generates. */
export function DocsPage() {
  const about = useContext(DocsContext)
    .componentStories()
    .find(({ name }) => name === 'About');
  if (!about) return <StorybookDocsPage />;
  return (
    <Unstyled>
      <Story of={about.moduleExport} />
    </Unstyled>
  );
}
