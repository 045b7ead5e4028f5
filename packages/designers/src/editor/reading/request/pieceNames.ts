import type { MaterialType } from '../materialType.ts';

export const platforms = 'linkedin|linked-in|instagram|facebook|twitter|insta|ig|fb';
/** Follows a platform in the name of an ad: “LinkedIn ad”. */
const advertised = '\\s+(?:(?:display|feed|image|sponsored|carousel)\\s+)?(?:ads?|advert\\w*)\\b';
/** Names that people use for pieces. If one begins another, the longer comes first. */
export const pieceNames: readonly (readonly [MaterialType, string])[] = [
  [
    'custom',
    '(?:e-?mail |mail )?signatures?(?: blocks?)?|(?:(?:virtual|meeting|video|call|zoom|teams|webex) )+backgrounds?',
  ],
  [
    'business-card',
    '(?:business|visiting|calling|name|biz) ?cards?|(?<=\\b(?:my|his|her) (?:own |new )?)cards?|(?<!\\b(?:date|thank[- ]you|greeting|holiday|gift|birthday|tent|table|score|flash|post|invitation|info|sale|rate|price) )cards?(?= for (?:our |my |the )?(?:new |colleague |driver |\\p{Lu}))',
  ],
  [
    'email-template',
    'e-?mail(?:s|ings?)?(?: (?:templates?|campaigns?|newsletters?|blast|invitations?|invites?|announcements?))?|mail(?= to\\b)|(?<=\\b(?:inform|tell|thank|invite|remind|notify|announce|send|let|ask(?:ing)?)\\b[^.!?\\n]{0,60})by e-?mail|newsletters?|mailings?|mail ?shots?|mail ?outs?|e-?blasts?|edms?',
  ],
  [
    'social-post',
    `(?:social(?: media)?|${platforms}|li|x) (?:(?!(?:about|for|on|that|to|with|of|the|our|an?)\\b)[\\p{L}-]+ ){0,2}(?:posts?|tiles?|stor(?:y|ies)|reels?|graphics?|pictures?|updates?|cards?|squares?|carousels?|covers?|headers?)|social(?! (?:ads?|adverts?)\\b)|(?:posts?|reels?|carousels?|stor(?:y|ies)|tiles?|graphics?|updates?) (?:for|on) (?:(?:our|the|my) )?(?:${platforms}|social media)(?: (?:page|feed|account|channel|profile))?|tweets?|(?<=platform:\\s*)x\\b|posts?(?=\\s*[:,–-]|\\s+(?:please|pls)\\b)|(?<=\\b(?:a|another|one|quick|short|little) )posts?(?! (?:office|card))|posts?(?= (?:that (?:says?|tells?|shows?)|about|saying|announcing|inviting|thanking)\\b)|(?<=(?:^|[.!?\\n]\\s*)(?:[\\p{L}-]+ ){1,2})posts?(?= (?:for|to|about|on|with)\\b)|(?:${platforms}) events?|(?:${platforms})(?!${advertised})\\b`,
  ],
  [
    'presentation',
    'presentations?(?: (?:slides?|covers?))?|slides?|title slides?|(?:opening|cover|closing) slides?|(?:pitch |slide )?decks?(?: (?:covers?|openers?))?|power ?points?|pptx?|keynotes?',
  ],
  ['infographic', 'info[- ]?graphics?|fact ?sheets?|diagrams?'],
  [
    'brochure',
    'brochures?|broshures?|booklets?|pamphlets?|(?:tri|bi|gate|z)-?folds?|folders?|catalog(?:ue)?s?',
  ],
  [
    'banner',
    `(?:web |ad |digital |online |display |google |header |website |mobile )?banners?(?: ads?)?|(?:digital|display|web|online|google|social|sponsored|${platforms}) (?:(?:display|feed|image|carousel) )?(?:ads?|adverts?)|ads?|advert(?:s|isements?)?|leaderboards?|skyscrapers?|\\d{3,4}\\s?[x×]\\s?\\d{2,4}(?=\\s?(?:for|about|:))`,
  ],
  [
    'flyer',
    'flyers?|fliers?|leave-?behinds?|flyrs?|leaflets?|handouts?|hand-outs?|hand ?bills?|one[- ]?pagers?|(?:info|cheat|check|tip) ?sheets?|sheets?(?= (?:for|about|on) )',
  ],
  [
    'poster',
    'posters?|placards?|(?<!\\b(?:short|advance|further|prior|little|late|any|30 days|written) )notices?|(?:wall|door|yard|gate) signs?',
  ],
  // Not a piece that the wizard makes, but words that ask for it aren't printed either.
  [
    'custom',
    '(?:save[- ]the[- ]date|thank[- ]you|greeting|holiday|birthday) cards?|save[- ]the[- ]dates?(?= for\\b)|postcards?|(?:notes?|memos?|messages?|heads-up)(?= (?:to|for) (?:the|our|all|my|every)\\b)|mailers?|direct mail|invitations?|invites?|signs?|stickers?|letters?|announcements?|certificates?|roll-?ups?|menus?|door ?hangers?|table tents?|tickets?|badges?|name ?tags?|lanyards?|standees?|letterheads?|labels?|billboards?|vouchers?|coupons?|bookmarks?|calendars?|(?:awareness |promo(?:tional)? |marketing |outreach )?pieces?(?= (?:for|about|on)\\b)',
  ],
];
