import { DocsContext, Story, DocsPage as StorybookDocsPage, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** A component's page: its story "About" where it has one, and otherwise what Storybook writes by itself. */
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
