import type { Remark } from '../../editor/designer.ts';
import { type EmailDraft, emailFields } from './email.fields.ts';
import { emailManifest } from './email.manifest.ts';
import { addressProblem } from './words/addressProblem.ts';

/** The email designer as data. Not a `Designer`: an email is no artboard of a fixed size. */
export const email = {
  ...emailManifest,
  fields: emailFields,
  /** Advice and problems that depend on a text, by field. */
  remarks: ({ subject, cta, ctaUrl }: EmailDraft): { readonly [Name in keyof EmailDraft]?: Remark } => ({
    ...(subject.trim() ? {} : { subject: { hint: "If it's blank, email apps show “(no subject).”" } }),
    ...(addressProblem(ctaUrl) ? { ctaUrl: { error: addressProblem(ctaUrl) } } : {}),
    ...(cta.trim() && !ctaUrl.trim() ? { ctaUrl: { hint: "Without a link, the button won't appear." } } : {}),
  }),
  /** Drafts worth looking at: they drive stories and tests. */
  examples: {
    promotional: { template: 'promotional', audience: 'residential', theme: 'blue' },
    announcement: { template: 'announcement', audience: 'partners' },
    educational: { template: 'educational', audience: 'prospects', theme: 'blue' },
    welcome: { template: 'welcome', audience: 'prospects' },
    longest: {
      subject: 'Second life for every panel and every battery 2027',
      headline:
        'Second life for every panel, every inverter and every battery on every roof in the county, no matter who put it there',
      content: [
        "Bring panels, inverters and batteries, working or not, along with their cables\nWe weigh everything at the gate, write a list, and send you a document that says where each part went.\nIf you're bringing more than one pallet, call the day before so we can have a forklift ready.",
        'What happens to them\nGlass, aluminum, silicon and silver go back into use.\nDrives go to secure destruction.\nWe buy and refurbish working gear.',
        "A second part of the same story, several sentences long. It is a paragraph without a headline of its own. It covers what the first part left out, and it's as long as an email paragraph can be before people stop reading.",
        'And one last section.',
      ].join('\n\n'),
      cta: 'Send us your equipment list for a quote within 24 hours',
      ctaUrl:
        'https://www.daybreak.example/quotes/new?campaign=second-life-2027&source=email&medium=newsletter',
    },
    'every section': {
      preheader: 'Four figures, five steps and a date for your panels',
      hasFigures: 'shown',
      hasSteps: 'shown',
      masthead: 'Fall newsletter',
      opening: 'For sites replacing their panels this fall, and for the people who maintain their inverters.',
      figures:
        '24 hours: to get a quote\n7–14 days: to finish the job\n98%: material recovery rate, by weight of what you bring\n0%: landfill waste',
      closing: 'Email us before the first frost.',
      picture: 'library:warehouse 0.5,0.5 1',
    },
    bare: {
      hasOpening: 'left-out',
      hasPicture: 'left-out',
      hasFigures: 'left-out',
      hasSteps: 'left-out',
      hasClosing: 'left-out',
      hasSender: 'left-out',
      masthead: '',
    },
    empty: { subject: '', headline: '', content: '', cta: '', ctaUrl: '' },
    'one long word': {
      subject: 'Photovoltaikmodulwiederverwertung',
      headline: 'Photovoltaikmodulwiederverwertungsanlagenbetreiber',
      content: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzesentwurf',
      cta: 'Terminvereinbarungsbestätigungsanforderung',
    },
    'right to left': {
      subject: 'לכל פאנל זריחה שנייה',
      headline: 'לכל פאנל זריחה שנייה',
      content: 'אנחנו אוספים לוחות סולאריים, ממירים וסוללות.\n\nשלחו לנו רשימה ותקבלו הצעת מחיר תוך 24 שעות.',
      cta: 'שלחו רשימה',
    },
  } satisfies Record<string, Partial<EmailDraft>>,
};
