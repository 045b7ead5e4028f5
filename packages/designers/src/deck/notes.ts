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
  crisis: `Three numbers. Pause after each one.\n${sentences(crisis.figures)}\nAsk: What happens to your panels today?`,
  services: `Four services, one company.\n${services.points.map(({ name, text }) => `${name}: ${text?.toLowerCase()}.`).join(' ')}\nAsk: Which of the four do you need first?`,
  clients: 'Choose the type of client in the room to show what we do for them.\nAsk: Does that describe you?',
  'notable-clients': 'Mention one or two the audience will know, then move on.',
  advantage: `${sentences(advantage.figures)}\nThe four points on the left explain how.`,
  certifications:
    'Both qualifications, R2v3 and RIOS, cover how we handle equipment.\nSEIA and a state solar-and-storage association recognize us.',
  process: `${oneLine(ourProcess.lead ?? '')}.\nThey take the first step by sending the equipment list. We take the last by sending the documentation.\nAsk: Who will send us the list?`,
  connect: `Thank everyone and agree on the next step: They send their equipment list to ${contactOf('Email')} or call ${contactOf('Phone')}.`,
};
