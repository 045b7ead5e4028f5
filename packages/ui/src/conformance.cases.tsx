import type { ReactElement, Ref } from 'react';
import * as all from './index.ts';

type Extra = { ref?: Ref<never>; className?: string; 'data-conformance'?: string };
export type Render = (extra: Extra) => ReactElement;

const nothing = () => {};
const label = 'Label';

/** The minimum props for each component. A new export without a line here fails the walk. */
export const cases: Record<string, Render> = {
  Alert: (extra) => <all.Alert {...extra} tone="info" title="Title" />,
  Avatar: (extra) => <all.Avatar {...extra} name="Ada Reyes" />,
  Badge: (extra) => <all.Badge {...extra}>New</all.Badge>,
  Button: (extra) => <all.Button {...extra}>Save</all.Button>,
  ButtonLink: (extra) => (
    <all.ButtonLink {...extra} href="/somewhere">
      Go
    </all.ButtonLink>
  ),
  Card: (extra) => <all.Card {...extra}>Content</all.Card>,
  Checkbox: (extra) => <all.Checkbox {...extra} label={label} checked onCheckedChange={nothing} />,
  EmptyState: (extra) => <all.EmptyState {...extra} title="Nothing here" />,
  Form: (extra) => <all.Form {...extra}>Fields</all.Form>,
  FormField: (extra) => (
    <all.FormField {...extra} label={label}>
      {(control) => <input {...control} />}
    </all.FormField>
  ),
  Heading: (extra) => (
    <all.Heading {...extra} level={1}>
      Title
    </all.Heading>
  ),
  IconButton: (extra) => <all.IconButton {...extra} label={label} icon={<svg aria-hidden="true" />} />,
  Link: (extra) => (
    <all.Link {...extra} href="/somewhere">
      Go
    </all.Link>
  ),
  PageHeader: (extra) => <all.PageHeader {...extra} title="Title" />,
  PasswordField: (extra) => <all.PasswordField {...extra} label={label} />,
  Progress: (extra) => <all.Progress {...extra} label={label} value={40} />,
  RadioGroup: (extra) => (
    <all.RadioGroup
      {...extra}
      label="Format"
      value="png"
      options={[{ value: 'png', label: 'PNG', hint: 'For screens' }]}
      onValueChange={() => {}}
    />
  ),
  Row: (extra) => <all.Row {...extra}>Content</all.Row>,
  SearchField: (extra) => (
    <all.SearchField {...extra} label="Search" clearLabel="Clear" value="" onValueChange={() => {}} />
  ),
  Select: (extra) => (
    <all.Select
      {...extra}
      label={label}
      options={[{ value: 'a', label: 'A' }]}
      value="a"
      onValueChange={nothing}
    />
  ),
  Sentence: (extra) => <all.Sentence {...extra}>Write to ray@daybreak.example.</all.Sentence>,
  Sidebar: (extra) => (
    <all.SidebarProvider>
      <all.Sidebar {...extra} label={label} />
    </all.SidebarProvider>
  ),
  SidebarGroup: (extra) => (
    <all.SidebarProvider>
      <all.SidebarGroup {...extra} label={label} />
    </all.SidebarProvider>
  ),
  SidebarLink: (extra) => (
    <all.SidebarProvider>
      <all.SidebarLink {...extra} href="/somewhere">
        Go
      </all.SidebarLink>
    </all.SidebarProvider>
  ),
  SidebarToggle: (extra) => (
    <all.SidebarProvider>
      <all.SidebarToggle {...extra} />
    </all.SidebarProvider>
  ),
  Skeleton: (extra) => <all.Skeleton {...extra} />,
  SkipLink: (extra) => <all.SkipLink {...extra} href="#main" />,
  Spinner: (extra) => <all.Spinner {...extra} label="Loading" />,
  Stack: (extra) => <all.Stack {...extra}>Content</all.Stack>,
  Table: (extra) => <all.Table {...extra} caption="People" columns={[]} rows={[]} rowKey={String} />,
  Tabs: (extra) => (
    <all.Tabs
      {...extra}
      label={label}
      value="a"
      onValueChange={nothing}
      tabs={[{ id: 'a', label: 'A', content: 'Content' }]}
    />
  ),
  Text: (extra) => <all.Text {...extra}>Words</all.Text>,
  TextArea: (extra) => <all.TextArea {...extra} label={label} />,
  TextField: (extra) => <all.TextField {...extra} label={label} />,
  Verbatim: (extra) => <all.Verbatim {...extra}>Ada Reyes</all.Verbatim>,
  VisuallyHidden: (extra) => <all.VisuallyHidden {...extra}>Words</all.VisuallyHidden>,
};

/** Exports that have no root element, each with the reason. */
export const withoutRootElement: Record<string, string> = {
  BackgroundVideo: 'a video and its button side by side, and only where motion is welcome',
  Boundary: 'draws its children, or what its fallback gives',
  Parts: 'draws its children, or its fallback',
  CommandPalette: 'draws in a portal, and only while open',
  Dialog: 'draws in a portal, and only while open',
  DropdownMenu: 'its trigger is the caller’s; its menu draws in a portal',
  Layer: 'draws in a portal',
  LinkProvider: 'gives context only',
  SidebarProvider: 'gives context only',
  Toaster: 'draws in a portal, and only while there are messages',
  Tooltip: 'its trigger is the caller’s; its content draws in a portal',
};

export const components = Object.keys(all).filter((name) => /^[A-Z]/.test(name));
