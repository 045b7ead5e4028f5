/** Everything that `styles.css` holds when built; designers are loaded lazily, so their styles are named here. */
import './ads/AdsArtwork.css.ts';
import './artwork/artwork.css.ts';
import './businessCard/BusinessCardArtwork.css.ts';
import './businessCard/BusinessCardCard.css.ts';
import './meetingBackgrounds/MeetingBackgrounds.css.ts';
import './newHire/NewHire.css.ts';
import './signature/SignatureCard.css.ts';
import './brochure/FoldMarks.css.ts';
import './brochure/panels.css.ts';
import './artwork/screen/screen.css.ts';
import './email/Email.css.ts';
import './email/preview/preview.css.ts';
import './flyer/EventPanel.css.ts';
import './flyer/FlyerArtwork.css.ts';
import './postcard/PostcardBack.css.ts';
import './postcard/PostcardFront.css.ts';
import './postcard/PrintSpecification.css.ts';
import './poster/PosterArtwork.css.ts';
import './social/PostText.css.ts';
import './social/SocialArtwork.css.ts';
import './wizard/Wizard.css.ts';
import './wizard/WizardArtwork.css.ts';
import './workbench/Artboard.css.ts';
import './workbench/Workbench.css.ts';

export * from './index.ts';
