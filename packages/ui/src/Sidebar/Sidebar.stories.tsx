import type { Meta, StoryObj } from '@storybook/react-vite';
import { House, Megaphone, Wrench } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SidebarGroup } from './SidebarGroup.tsx';
import { SidebarLink } from './SidebarLink.tsx';
import { SidebarProvider } from './SidebarProvider.tsx';
import { SidebarToggle } from './SidebarToggle.tsx';

const forget = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: stories start from the first visit.
  document.cookie = 'sidebar:state=; path=/; max-age=0';
};

const meta: Meta<typeof Sidebar> = {
  title: 'Primitives/Sidebar',
  tags: ['autodocs'],
  component: Sidebar,
  parameters: { layout: 'fullscreen' },
  beforeEach: forget,
  render: () => (
    <SidebarProvider>
      <div style={{ display: 'flex' }}>
        <Sidebar label="Main" header="Daybreak" footer="Ada Reyes">
          <SidebarLink href="#home" icon={<House size={18} />} current>
            Dashboard
          </SidebarLink>
          <SidebarGroup label="Marketing" icon={<Megaphone size={18} />} defaultOpen>
            <SidebarLink href="#center">Marketing Center</SidebarLink>
            <SidebarLink href="https://plan.daybreak.example" newTab>
              Social media plan
            </SidebarLink>
          </SidebarGroup>
          <SidebarGroup label="Tools" icon={<Wrench size={18} />}>
            <SidebarLink href="#scanner">Hardware Scanner</SidebarLink>
          </SidebarGroup>
        </Sidebar>
        <main style={{ padding: 16 }}>
          <SidebarToggle />
          <h1 style={{ margin: 0 }}>
            <VisuallyHidden>Dashboard</VisuallyHidden>
          </h1>
        </main>
      </div>
    </SidebarProvider>
  ),
};
export default meta;
type Story = StoryObj<typeof Sidebar>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getBoundingClientRect().width).toBe(256);
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    const tools = canvas.getByRole('button', { name: 'Tools' });
    await expect(canvas.queryByRole('link', { name: 'Hardware Scanner' })).toBeNull();
    await userEvent.click(tools);
    await expect(tools).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Hardware Scanner' })).toBeVisible();
  },
};

export const CollapsesAndRemembers: Story = {
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Main' });
    await userEvent.keyboard('{Control>}b{/Control}');
    await waitFor(() => expect(navigation.getBoundingClientRect().width).toBe(48));
    await expect(document.cookie).toContain('sidebar:state=false');
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle sidebar' }));
    await expect(document.cookie).toContain('sidebar:state=true');
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle sidebar' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Tools' }));
    await waitFor(() => expect(navigation.getBoundingClientRect().width).toBe(256));
  },
};

/** Collapsing the sidebar leaves the focus where it is, or moves it to the group that contained the focused link. */
export const FoldsUnderTheFocus: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('button', { name: 'Tools' });
    if (group.getAttribute('aria-expanded') === 'false') await userEvent.click(group);
    group.focus();
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(canvas.getByRole('button', { name: 'Tools' })).toHaveFocus();
    await userEvent.keyboard('{Control>}b{/Control}');
    await userEvent.tab();
    await expect(group.nextElementSibling).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(group).toHaveFocus();
    await userEvent.keyboard('{Control>}b{/Control}');
  },
};

export const DrawerOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle sidebar' }));
    const page = within(canvasElement.ownerDocument.body);
    const drawer = await page.findByRole('dialog', { name: 'Main' });
    await expect(drawer.getBoundingClientRect().width).toBe(288);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Toggle sidebar' })).toHaveFocus());
  },
};
