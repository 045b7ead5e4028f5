import type { Decorator, StoryObj } from '@storybook/react-vite';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useArgs } from 'storybook/preview-api';
import { everyDesigner } from '../src/catalogue/catalogue.ts';
import { anyDesigner, type Designer } from '../src/editor/designer.ts';
import type { AnyDraft, Fields } from '../src/editor/fields/fields.ts';
import { Artboard } from '../src/editor/preview/Artboard.tsx';
import { defaultUserDetails, type UserDetails } from '../src/editor/userDetails/userDetails.ts';
import { About, type AboutProps, type LookProps } from './About.tsx';
import { ComparePieces } from './ComparePieces.tsx';
import { CopyLink } from './CopyLink.tsx';
import { type ControlValues, controlsOf, draftOf, valuesOf } from './controls.ts';
import { Following } from './Following.tsx';
import { addressHere, draftIn } from './link.ts';
import { Piece } from './Piece.tsx';
import { sizesOf } from './sizes.ts';
import { userSampleNames, userSamples } from './userSamples.ts';

/** Gives a story the user details that the toolbar names. */
export const withUserSample: Decorator = (Story, { args, globals }) => {
  const name = userSampleNames.find((sample) => sample === globals.user);
  return name ? <Story args={{ ...args, user: userSamples[name].details }} /> : <Story />;
};

/** Stories about a designer take its fields or nothing, not its component's props. */
type DesignerStory = StoryObj<ControlValues & { user?: UserDetails }>;

const entryOf = (id: string) => {
  const entry = everyDesigner.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`There is no material called ${id}.`);
  return entry;
};

/** The story behind a material's page. */
export const aboutStory = (id: string, material: Omit<AboutProps, 'entry' | 'user'>): DesignerStory => ({
  parameters: { controls: { disable: true } },
  render: ({ user = defaultUserDetails }) => (
    <main>
      <About entry={entryOf(id)} user={user} {...material} />
    </main>
  ),
});

interface PlaygroundProps<Draft> {
  draft: Draft;
  user: UserDetails;
  /** Writes to the controls. */
  edit: (values: ControlValues) => void;
  /** The link for sharing what's shown. */
  link: ReactNode;
}

/** Addresses whose draft was opened: a user who comes back to a story finds it as they left it. */
const openedAddresses = new Set<string>();

/** A story whose controls are a designer's fields: `Shown` draws what they describe. */
export function playground<Fs extends Fields>(
  fields: Fs,
  Shown: ComponentType<PlaygroundProps<ReturnType<typeof draftOf<Fs>>>>,
): DesignerStory {
  const { args, argTypes } = controlsOf(fields);
  return {
    args,
    argTypes,
    parameters: { controls: { include: Object.values(argTypes).map(({ name }) => name), expanded: false } },
    render: function Playground({ user = defaultUserDetails, ...values }, { id, parameters }) {
      const [, updateArgs] = useArgs();
      const ownDraft = draftOf(fields, values);
      const address: string = parameters.address ?? addressHere();
      const [linked] = useState(() =>
        openedAddresses.has(address) ? undefined : draftIn(address, id, fields),
      );
      const isOpen = useRef(linked === undefined);
      useEffect(() => {
        if (!linked) return;
        openedAddresses.add(address);
        updateArgs(valuesOf(fields, linked as AnyDraft));
      }, [linked, address, updateArgs]);
      // Once the controls have the link's values, they determine what's shown.
      isOpen.current ||= JSON.stringify(ownDraft) === JSON.stringify(linked);
      const draft = isOpen.current ? ownDraft : (linked ?? ownDraft);
      const link = <CopyLink story={id} fields={fields} draft={draft as AnyDraft} />;
      const piece = <Shown draft={draft} user={user} edit={updateArgs} link={link} />;
      return isOpen.current ? (
        <Following fields={fields} draft={draft as AnyDraft} onFollow={updateArgs}>
          {piece}
        </Following>
      ) : (
        piece
      );
    },
  };
}

/** The story behind the page of an artboard designer. */
export function aboutDesigner<Fs extends Fields>(typed: Designer<Fs>): DesignerStory {
  const designer = anyDesigner(typed);
  const Look = ({ draft, user, within }: LookProps) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {designer.artboards(draft).map((side) => (
        <Artboard key={side.id} side={side} within={within}>
          <designer.Artwork draft={draft} data={{ user, images: [] }} side={side} />
        </Artboard>
      ))}
    </div>
  );
  const { fields, examples } = designer;
  return aboutStory(designer.id, { fields, examples, sizes: sizesOf(designer), Look });
}

/** An artboard designer's piece, edited with Storybook's controls and downloaded from the story. */
export function playgroundOf<Fs extends Fields>(typed: Designer<Fs>): DesignerStory {
  const designer = anyDesigner(typed);
  return playground(designer.fields, (props) => (
    <main>
      <Piece designer={designer} {...props} />
    </main>
  ));
}

/** A story that shows the user's own words in all looks. Their pictures are those of the pieces themselves. */
export const comparing = (story: DesignerStory): DesignerStory => ({
  ...story,
  parameters: { ...story.parameters, chromatic: { disableSnapshot: true } },
});

/** The user's own words in every size, layout and theme of an artboard designer. */
export function compareOf<Fs extends Fields>(typed: Designer<Fs>): DesignerStory {
  const designer = anyDesigner(typed);
  return comparing(playground(designer.fields, (props) => <ComparePieces designer={designer} {...props} />));
}
