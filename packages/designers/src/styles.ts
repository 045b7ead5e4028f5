/** Everything that `styles.css` holds when built; designers are loaded lazily, so their styles are named here. */
import './pieces/ads/AdsArtwork.css.ts';
import './artwork/artwork.css.ts';
import './pieces/businessCard/BusinessCardArtwork.css.ts';
import './pieces/businessCard/BusinessCardCard.css.ts';
import './pieces/meetingBackgrounds/MeetingBackgrounds.css.ts';
import './pieces/newHire/NewHire.css.ts';
import './pieces/signature/SignatureCard.css.ts';
import './pieces/brochure/FoldMarks.css.ts';
import './pieces/brochure/panels.css.ts';
import './artwork/screen/screen.css.ts';
import './pieces/email/Email.css.ts';
import './pieces/email/preview/preview.css.ts';
import './pieces/flyer/EventPanel.css.ts';
import './pieces/flyer/FlyerArtwork.css.ts';
import './pieces/postcard/PostcardBack.css.ts';
import './pieces/postcard/PostcardFront.css.ts';
import './pieces/postcard/PrintSpecification.css.ts';
import './pieces/poster/PosterArtwork.css.ts';
import './pieces/social/PostText.css.ts';
import './pieces/social/SocialArtwork.css.ts';
import './pieces/wizard/Wizard.css.ts';
import './pieces/wizard/WizardArtwork.css.ts';
import './workbench/Artboard.css.ts';
import './workbench/Workbench.css.ts';

export * from './index.ts';
