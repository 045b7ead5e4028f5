import { brandPictureNamed, fitsMail } from '../../editor/images/brandPictures.ts';
import { readPictureValue } from '../../editor/images/pictureValue.ts';
import { joinWithinLimit, nextOf } from '../../editor/writing/compose.ts';
import type { IdeaMaker } from '../../editor/writing/idea.ts';
import { comparable } from '../../editor/writing/statedFacts.ts';
import { emailFields } from './email.fields.ts';

const subjectLimit = emailFields.subject.limit;
const shownValue = 'shown';
const hiddenValue = 'left-out';

/** The body if the headline says everything. */
const question = 'Have a question? Reply to this email.';

const templates = ['announcement', 'newsletter', 'promotional', 'educational'] as const;

/** Returns a picture that an email can show, which excludes uploads and illustrations. */
function inMail(value: string): string {
  const source = readPictureValue(value)?.source;
  const picture = source && 'library' in source ? brandPictureNamed(source.library) : undefined;
  return picture && fitsMail(picture) ? value : '';
}

/** Ideas for emails: the text as paragraphs, or a list as steps under its heading. */
export const emailIdea: IdeaMaker = {
  material: 'email-template',
  event: 'none',
  offers: fitsMail,
  more: { field: 'content', between: '\n\n' },
  button: 24,
  make(words, options) {
    const template = nextOf(templates, options);
    const subject = [words.headline, ...words.headlines].find(({ length }) => length <= subjectLimit) ?? '';
    const isListed = options.number % 2 === 1 && words.points.length > 0;
    const paragraphs = words.whole.filter((line) => !comparable(words.headline).includes(comparable(line)));
    const lines = isListed ? words.points : paragraphs.length > 0 ? paragraphs : words.rest;
    // Never empty, because an inbox shows this text next to the subject.
    const content = lines.length > 0 ? lines : [question];
    return {
      draft: {
        template,
        audience: 'business',
        subject: subject || joinWithinLimit(subjectLimit, words.headline.split(' ')),
        preheader: '',
        hasOpening: hiddenValue,
        hasClosing: hiddenValue,
        hasFigures: hiddenValue,
        hasSteps: hiddenValue,
        hasPicture: shownValue,
        hasSender: shownValue,
        masthead: '',
        opening: '',
        closing: '',
        figures: '',
        steps: '',
        headline: words.headline,
        content: content.join(isListed ? '\n' : '\n\n'),
        cta: words.action,
        ctaUrl: words.link || 'https://www.daybreak.example',
        theme: options.ground === 'white' ? 'white' : 'blue',
        picture: inMail(options.picture),
      },
    };
  },
};
