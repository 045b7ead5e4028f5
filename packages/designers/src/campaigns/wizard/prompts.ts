/** The quick starts, each of which fills the description. */
export const prompts = [
  {
    id: 'drop-off',
    label: 'Solar drop-off day',
    text: 'A free drop-off day for homeowners with old solar panels, Saturday, March 13 at 9 am in Austin. Friendly tone.',
  },
  {
    id: 'shredding',
    label: 'Drive destruction for hospitals',
    text: 'Explain secure hard drive destruction to hospitals: serial numbers recorded, HIPAA, documents for every drive.',
  },
  {
    id: 'buy-back',
    label: 'Surplus hardware buy-back',
    text: 'We buy surplus and decommissioned servers and drives from data centers. Quote within 24 hours. Last chance before the end of the quarter.',
  },
  {
    id: 'refurbished',
    label: 'Refurbished drives offer',
    text: '15% off refurbished enterprise hard drives for resellers. In stock now. Offer ends June 30.',
  },
  {
    id: 'hiring',
    label: "We're hiring",
    text: "We're hiring technicians and drivers for our recycling floor in Austin. Training from day one, and a friendly team.",
  },
  {
    id: 'earth-day',
    label: 'Earth Day facts',
    text: 'Earth Day awareness piece for schools: what is left in a solar panel after 25 years and why recycling matters.',
  },
] as const;
