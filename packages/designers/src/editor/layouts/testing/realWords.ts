/**
 * Typical texts for a piece, from one word to the maximum: a job, an open day, an offer, news, a product, and long
 * words.
 */
export const realWords = {
  'a word': { head: 'Sunrise', line: 'Since 2009.', points: 'Glass\nSilicon\nSilver' },
  job: {
    head: 'Field technician wanted',
    line: 'You take solar installations down with a crew of four. We train you and pay for the license.',
    points:
      'Four-day week\nPaid training and license\nVan and tools provided\nYour own certified safety gear',
  },
  'open day': {
    head: 'Come and see where your panels go',
    line: 'Tours of the recycling floor, coffee, and answers to every question you have about old hardware.',
    points: 'Tours every half hour\nCoffee and cake for everyone\nChildren from the age of ten',
  },
  offer: {
    head: '20% off decommissioning until June 30',
    line: 'For sites with 20 or more panels. Includes removal, transport and documents.',
    points:
      'Removal: Crew, crane and permits\nTransport: Padded racks, insured\nDocuments: A certificate for every serial number',
  },
  product: {
    head: 'Introducing TraceLedger, the chain-of-custody portal for decommissioned data center hardware',
    line: 'Scan a serial number at pick-up and follow that drive, server or battery through transport, sanitization, shredding and material recovery until the certificate lands in your inbox.',
    points:
      'Real-time tracking of every serial number from rack to certificate\nAutomatic certificates of destruction within 24 hours\nExports for your auditors: CSV, PDF and a programming interface\nSingle sign-on for your whole team',
  },
  'long words': {
    head: 'Photovoltaikmodulwiederverwertungsanlage',
    line: 'Donaudampfschifffahrtsgesellschaft und Rindfleischetikettierung',
    points: 'Wechselrichterverwertung\nBatteriespeicherrücknahmestelle\nAluminiumrahmenaufbereitung\nGlas',
  },
  longest: {
    head: 'Second life for every panel, every inverter and every battery on every roof in the county, whoever put it there and whatever is left of it',
    line: 'Bring what you have taken down. We weigh it, list it and tell you where each part of it went. Ask us before you scrap a panel: nine tenths of it can be used again, and the rest is documented too.',
    points:
      'Bring panels, inverters, batteries and the cables that belong to them, whole or broken\nWe weigh everything at the gate and write a list\nYou get a document that says where each part went\nCall the day before if you bring more than one pallet',
  },
} as const;

/** A draft of any designer with these words. */
export const draftWith = (
  { head, line, points }: (typeof realWords)[keyof typeof realWords],
  composition: string,
): Record<string, string> => {
  const text = composition === 'list' || composition === 'steps' ? points : line;
  return {
    composition,
    title: head,
    headline: head,
    subtitle: text,
    line: text,
    message: text,
    description: text,
    saidBy: 'Ana Reyes, facility manager',
  };
};
