import { businessCardFields } from '../src/designers/businessCard/businessCard.fields.ts';
import { businessCard } from '../src/designers/businessCard/businessCard.ts';
import { defineDesigner } from '../src/editor/designer.ts';
import { type DraftOf, defineFields } from '../src/editor/fields/fields.ts';
import type { UserDetails } from '../src/editor/userDetails/userDetails.ts';
import { userSamples } from './userSamples.ts';

const { name, title, email, phone } = userSamples.short.details;

const fields = defineFields({
  name: { kind: 'text', label: 'Full name', initial: name },
  title: { kind: 'text', label: 'Job title', initial: title },
  email: { kind: 'text', label: 'Email', initial: email },
  phone: { kind: 'text', label: 'Phone', initial: phone },
  logoVersion: {
    kind: 'choice',
    label: 'Logo version',
    options: [
      { value: 'primary', label: 'Primary logo' },
      { value: 'icon', label: 'Icon only' },
    ],
    initial: 'primary',
  },
  ...businessCardFields,
});

export const detailsOf = ({
  layout: _,
  composition: _design,
  size: _size,
  ...details
}: DraftOf<typeof fields>): UserDetails => details;

/** The business card with the person's details as fields, which the new-hire page asks for in its own form. */
export const newHirePiece = defineDesigner({
  id: 'new-hire',
  title: businessCard.title,
  fields,
  artboards: businessCard.artboards,
  specification: businessCard.specification,
  Artwork: ({ draft, side }) => (
    <businessCard.Artwork draft={draft} data={{ user: detailsOf(draft), images: [] }} side={side} />
  ),
  examples: {
    longest: userSamples.longest.details,
    empty: userSamples.missing.details,
  },
});
