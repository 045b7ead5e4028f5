import { expect } from '@playwright/test';
import { type ModeName, openStory } from './openStory.ts';
import { stories } from './storybook.ts';
import { test } from './storyPage.ts';

for (const { id, title, name } of stories())
  test(`${title}: ${name}`, async ({ storyPage }, { project }) => {
    test.skip(!(await openStory(storyPage, id, project.name as ModeName)), 'Its picture is not compared.');
    await expect(storyPage).toHaveScreenshot(`${id}-${project.name}.png`, { fullPage: true });
  });
