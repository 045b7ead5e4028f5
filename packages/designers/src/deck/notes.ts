import { company } from '@daybreak/brand';
import { advantage, connect, crisis, ourProcess, services } from './content.ts';
import type { Figure } from './slideContent.ts';

const oneLine = (text: string) => text.replaceAll('\n', ' ');
const sentences = (figures: readonly Figure[]) =>
  figures
    .map(({ value, unit, text }) => `${[value, unit, oneLine(text)].filter(Boolean).join(' ')}.`)
    .join(' ');
const contactOf = (contactName: string) =>
  connect.contacts.find(({ name }) => name === contactName)?.text ?? '';

/** Speaker notes by slide id. Like the slides, they only use facts from the specification. */
export const notes: Readonly<Record<string, string>> = {
  opening: `Welcome everyone, and ask who's in the room.\n${company.name} supplies and manages enterprise data and hardware, and recycles solar equipment.`,
  crisis: `Three numbers. Leave a moment after each.\n${sentences(crisis.figures)}\nAsk: what happens to your panels today?`,
  services: `Four services, one company.\n${services.points.map(({ name, text }) => `${name}: ${text?.toLowerCase()}.`).join(' ')}\nAsk: which of the four do you need first?`,
  clients:
    'Choose the type of client in the room to show their picture and what we do for them.\nAsk: does that describe you?',
  'notable-clients': 'Name one or two that the people in the room know, then move on.',
  advantage: `${sentences(advantage.figures)}\nThe four points on the left explain how.`,
  certifications:
    'Both qualifications, R2v3 and RIOS, cover how we handle equipment.\nSEIA and a state solar-and-storage association recognize us.',
  process: `${oneLine(ourProcess.lead ?? '')}.\nThe first step is theirs: the equipment list. The last is ours: the documentation.\nAsk: who sends us the list?`,
  connect: `Thank them, and agree on the next step: the equipment list, to ${contactOf('Email')} or by phone to ${contactOf('Phone')}.`,
};
