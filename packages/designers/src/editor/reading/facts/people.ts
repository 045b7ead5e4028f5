import type { Fact } from '../brief.ts';
import { factAt, factsOf, type Rule } from '../found.ts';
import { capital, digits, ends, numberWords } from '../words.ts';

/** Small words within a name, and the single letter of “Seán Ó Briain”. */
const particle =
  "(?:de|da|do|dos|das|du|des|del|della|dei|van|von|vom|zu|zum|zur|der|den|di|la|le|el|al|af|av|bin|ibn|ten|ter|te|y|['’]t|Ó|O)";
const name = `${capital}(?:\\s+(?:${particle}\\s+){0,2}(?:${capital}|\\p{Lu}\\.)){0,3}`;
/** “R. Diaz”, “J. K. Osei”. */
const initialed = `(?:\\p{Lu}\\.\\s?){1,2}(?:\\p{Lu}[\\p{Ll}\\p{M}'’]+\\s+)?\\p{Lu}[\\p{Ll}\\p{M}'’][\\p{L}\\p{M}'’-]*`;
/** Credentials after a person's name: “, RN”. */
const credentials = '(?:,\\s+(?:PhD|Ph\\.D\\.|MBA|PE|MD|RN|CPA|Esq\\.?|Jr\\.?|Sr\\.?)(?![\\p{L}\\d]))';
const fullName = `(?:${initialed}|\\p{Lu}[\\p{Ll}\\p{M}'’-]+(?:(?<=-)\\p{Lu}[\\p{Ll}\\p{M}'’]+)?(?:\\s+\\p{Lu}\\.)?(?:\\s+(?:${particle}\\s+){0,2}\\p{Lu}[\\p{L}\\p{M}'’-]+){1,2})`;
const titled = new RegExp(
  `(?<![\\p{L}])(?:(?:Dr|Mr|Mrs|Ms|Mx|Prof|Eng|Ing|Rev|Sen|Capt|Hon)\\b\\.?|Professor|Doctor|Sir|Dame|Mayor|Captain)(?:\\s+(?:Dr|Ing)\\.?)?\\s+${name}`,
  'gu',
);
const posts =
  'head|director|manager|engineer|chief|CEO|CTO|COO|CFO|president|founder|chair|lead|technician|driver|electrician|specialist|coordinator|professor|researcher|supervisor|planner|analyst|advisor|consultant|officer|vice president|mayor|minister|host|speaker|moderator';
const introduced = new RegExp(
  `(?:\\b[Ww]\\/(?=\\s)|\\b(?:[Ww]ith|[Bb]y|[Mm]eet|[Ww]elcom(?:e|es|ing)|[Ss]peakers?(?::| is| are)?|[Hh]ost(?:ed by|:)?|[Cc]ontact:?|[Aa]sk for|[Cc]ongratulat(?:e|es|ing|ions to)|[Tt]hank(?:s to|ing)?|[Tt]hank you,?|[Ll]ed by|[Pp]resented by|[Ff]or|[Aa]nd|[Cc]olleagues?|CEO|CTO|COO|CFO|[Mm]entor|[Ff]ounder|[Dd]irector|[Mm]anager|[Ee]ngineer|[Nn]ame:|[Hh]onor(?:s|ing)?|[Rr]emember(?:ing)?|[Cc]all|[Ff]arewell to|[Ii]ntroducing))\\s+(?<fact>${fullName})(?!\\s+(?:${capital}|Day|Week))`,
  'gu',
);
const described = new RegExp(
  `(?<![\\p{L}])(?<fact>${fullName}${credentials}*)(?=,\\s+(?:our\\s+|the\\s+|a\\s+|an\\s+|new\\s+|chief\\s+|senior\\s+)*(?:${posts})\\b)`,
  'giu',
);
const postOf = new RegExp(
  `(?<=,\\s|\\()(?:(?:our|the|a|an)\\s+)?(?<fact>(?:(?:new|chief|senior|deputy|vice|lead|managing|regional|technical|junior)\\s+){0,2}(?:${posts})(?:\\s+(?:of|for)\\s+(?:\\p{L}+\\s+){0,1}\\p{L}+(?:\\s+and\\s+\\p{L}+)?|\\s+(?:executive|operating|technology|financial)?\\s*officer)?)(?=\\s*[.,;]|$|\\n|\\s+(?:at|in|with|and|on|for|speaks|explains|joins|will))`,
  'giu',
);
/** "Who becomes Regional Manager South". */
const became = new RegExp(
  `\\b(?:who (?:becomes|is|will be)|promoted to|(?:starts|joins(?: us)?|takes over) as)\\s+(?:our\\s+|the\\s+|an?\\s+)?(?<fact>(?:${capital}\\s+){0,2}(?:${posts.replaceAll(/(?<![\p{L}])\p{Ll}/gu, (first) => first.toUpperCase())})\\b(?:\\s+(?:of\\s+)?${capital}){0,3})`,
  'gu',
);
/** Names that aren't people: words that make it a place, a company or a day. */
const notPeople =
  /\b(?:Center|Centre|Hall|Park|Street|Road|Avenue|Station|Depot|Day|Week|Month|Fair|Expo|Conference|Summit|Europe|America|Hotel|School|University|Hospital|Library|City|County|Valley|Bay|Power|Energy|Solar|Group|Systems|Data|Recycling|Storage|Logistics|Partners|Airport|House|Club|Museum|Drive|Friday|Monday|House|Air|North|South|East|West|New|San|Santa|Los|Las|El|Saint|United|Great|Team|Sales|Support|Service|Ridge|Council|Foundation|Bank|Institute)\b/;

const forms =
  'Inc\\b\\.?|LLC\\b|Ltd\\b\\.?|GmbH\\b|AG\\b|S\\.A\\.|SA\\b|Corp\\b\\.?|Corporation\\b|Group\\b|Co\\b\\.|BV\\b|Lda\\b\\.?|plc\\b|PLC\\b|LLP\\b|Holdings\\b|Industries\\b|Partners\\b|Logistics\\b|Energy\\b|Power\\b|Solar\\b|Systems\\b|Technologies\\b|Recycling\\b|Utilities\\b|Bank\\b|Foundation\\b|Council\\b|Institute\\b';
const company = new RegExp(
  `(?<![\\p{L}])${capital}(?:\\s+(?:&\\s+)?${capital}){0,3}?(?:,\\s+(?:Inc\\b\\.?|LLC\\b|Ltd\\b\\.?)|\\s+(?:${forms}))(?!\\s+(?:Day|Week|Fair|Expo|Street|Road|Park|Center)\\b)`,
  'gu',
);
const partner = new RegExp(
  `\\b(?:partner(?:ship|ing)?\\s+with|together\\s+with|sponsored\\s+by|client|customer|on behalf of|supplier|jointly\\s+with|in cooperation with|teaming up with|contract\\s+with|for our (?:client|customer|partner))\\s+(?:the\\s+)?(?<fact>${capital}(?:\\s+(?:&\\s+)?${capital}){0,3})`,
  'gu',
);

const wanting =
  /\b(?:hiring|looking for|seeking|recruiting|searching for|need|needs|wanted:|vacanc(?:y|ies) for|openings? for|positions? (?:for|as)|jobs? (?:for|as)|apply as|career as|join (?:us|the team|our team) as|train(?:ing)? as|open (?:roles|positions):?|we want|apprenticeships? (?:for|as)|work as|internships? for)[:\s]+/gi;
/** People by occupation. */
const occupations =
  '(?:electrician|technician|driver|engineer|operator|installer|coordinator|manager|apprentice|mechanic|welder|roofer|fitter|planner|dispatcher|accountant|analyst|developer|designer|assistant|intern|trainee|clerk|loader|worker|specialist|representative|rep|supervisor|inspector|buyer|salesperson|handler|packer|picker|sorter|recruiter|administrator|sysadmin|chemist|foreman|foreperson|electronics technician|team lead|project lead|account executive|security guard|receptionist|bookkeeper|auditor|logistician|crew|trainer|volunteer|helper|student|graduate|consultant|advisor|controller|machinist|plumber|carpenter|architect|lawyer|paralegal|nurse|cook|cleaner|caretaker|janitor)';
const occupation = new RegExp(`^(?:.*\\b)?${occupations}s?$`, 'iu');
const post = new RegExp(
  `(?<![\\p{L}\\d-])(?:(?:${digits}|${numberWords})\\s+)?(?:(?!(?:and|or|for|our|the|an?|to|as|with|of|we|are|is|hiring|need|all|your|from|by|in|on|at|who|every|each|some|more)\\b)[\\p{L}-]+\\s+){0,2}?${occupations}s?\\b`,
  'giu',
);

/** The items of an enumeration, with their start and end. */
function* partsFrom(text: string, from: number): Generator<readonly [number, number]> {
  const stop =
    /[.;:!?\n(]|\s(?:in|at|for|to|on|who|with|from|starting|by|as|that|near|until|because|so|we|our|you|apply|this|next|all|must|no)\b/giu;
  stop.lastIndex = from;
  const end = stop.exec(text)?.index ?? text.length;
  const between = /\s*,\s*(?:(?:and|or)\s+)?|\s+(?:and|or|&)\s+/giy;
  let start = from;
  for (let position = from; position < end; position++) {
    between.lastIndex = position;
    if (!between.test(text) || between.lastIndex > end) continue;
    yield [start, position];
    start = between.lastIndex;
    position = between.lastIndex - 1;
  }
  if (start < end) yield [start, end];
}

/** Open positions: each one of "two electricians, a driver and technicians". */
export const roleRule: Rule = function* (text) {
  let wanted = false;
  for (const match of text.matchAll(wanting)) {
    const hiring = !/^(?:need|needs|looking for|we want)/i.test(match[0]);
    for (const [start, end] of partsFrom(text, match.index + match[0].length)) {
      const words = text.slice(start, end).replace(/^(?:an?|the|our|some|more|new)\s+/i, '');
      const count = words.trim().split(/\s+/).length;
      if (!words.trim() || count > 5 || ends.has(words.trim().split(/\s+/)[0]?.toLowerCase() ?? '')) break;
      if (
        !occupation.test(words.trim()) &&
        !(hiring && /(?:ers?|ors?|ists?|ians?|ants?|people|staff|hands|heads?|leads?)$/i.test(words.trim()))
      )
        continue;
      wanted = true;
      const fact = factAt(text, 'role', end - words.length, end);
      if (fact) yield fact;
    }
  }
  if (wanted || /\b(?:hiring|job|jobs|vacanc|recruit|career|apprentice)/i.test(text))
    yield* factsOf(text, 'role', post);
};

const honorific = '(?:(?:Dr|Mr|Mrs|Ms|Prof|Sgt|Capt|Lt)\\b\\.?\\s+)?';
const separator = '(?:\\s*[,/|·\\n]+\\s*|\\s+[–—-]+\\s+)';
const card = new RegExp(
  `\\b(?:(?:[Bb]usiness|[Vv]isiting|[Cc]alling|[Nn]ame|[Bb]iz) ?)?[Cc]ards?\\b(?:\\s+x\\s?\\d+\\b)?(?:\\s+(?:for|of))?(?:\\s+(?:our|the|my|a)(?:\\s+\\p{Ll}+){1,3})?\\s*[:,.–—-]?\\s*${honorific}(?<person>${fullName}${credentials}*)(?:\\s*\\((?<aside>[^)\\n]{1,30})\\))?${separator}(?:who\\s+\\p{Ll}+s\\s+)?(?!\\d|[+(]|www|https?)(?:(?<whole>[^@\\d/|·\\n–—]{3,60}?)(?=\\s*[/|·]|\\s[–—-]\\s)|(?<role>[^@\\d/|·\\n–—]{3,60}?(?:,\\s\\p{Lu}\\p{L}+(?=\\.\\s))?)(?=${separator}|\\s*$|\\.\\s(?!of\\b)))`,
  'gu',
);

/** A name in one line. */
const anyName = new RegExp(`(?<![\\p{L}])${fullName}`.replaceAll('\\s', '[^\\S\\n]'), 'gu');
const honored = new RegExp(`${honorific}$`, 'u');
/** The role after a name: up to the next comma, or all of the next line or sentence. */
const postNext =
  /^(?:\s*[,–—|·/-]\s*\p{Lu}[^@\d,./|·\n–—]{2,60}(?=[,./|·\n]|\s[–—])|(?:\.\s|\s*\n)\s*\p{Lu}[^@\d./|·\n–—]{2,60}(?=[./|·\n]))/u;
const address = /[\p{L}\d][\p{L}\d._-]*(?=@)/gu;

/** The person whose name is in an address of a card, with their role: “Delphine Ravensworth … delphine.ravensworth@”. */
function* addressed(text: string): Generator<Fact> {
  const owners = (text.match(address) ?? []).map((words) => words.toLowerCase().split(/[._-]/));
  for (const { index, 0: words } of /\bcards?\b/i.test(text) ? text.matchAll(anyName) : []) {
    const names = words.toLowerCase().split(/[\s-]+/);
    const isOwner = owners.some(
      (parts) => parts.length > 1 && parts.every((part) => names.some((name) => name.startsWith(part))),
    );
    if (!isOwner) continue;
    const start = index - (honored.exec(text.slice(0, index))?.[0].length ?? 0);
    const end = index + words.length;
    const person = factAt(text, 'person', start, end);
    const role = factAt(text, 'role', end, end + (postNext.exec(text.slice(end))?.[0].length ?? 0));
    for (const fact of [person, role]) if (fact) yield fact;
    return;
  }
}

/** The person of a card and their role: "Business card, Tom Hale, Key Account Manager, 555 0142". */
export const cardRule: Rule = function* (text) {
  const named = [...text.matchAll(card)];
  if (named.length === 0) yield* addressed(text);
  for (const { index, 0: words, groups } of named) {
    const person = index + words.indexOf(groups?.person ?? '');
    // A job title between slashes may contain commas.
    const post = groups?.whole ?? groups?.role ?? '';
    const role = index + words.lastIndexOf(post);
    const aside = index + words.indexOf(groups?.aside ?? '');
    const facts = [
      factAt(text, 'name', aside, aside + (groups?.aside ?? '').length),
      factAt(text, 'person', person, person + (groups?.person ?? '').length),
      factAt(text, 'role', role, role + post.length),
    ];
    for (const fact of facts) if (fact) yield fact;
  }
};

export const peopleRules: readonly Rule[] = [
  (text) => factsOf(text, 'person', titled),
  (text) =>
    factsOf(text, 'company', company, ([words]) =>
      /^(?:Our|The|We|Your|A|An|This|Every|Old|New|Solar|Renewable|Clean)\b/.test(words) ? false : {},
    ),
  (text) =>
    factsOf(text, 'company', partner, (match) =>
      /^(?:Dr|Mr|Ms|Prof)/.test(match.groups?.fact ?? '') ? false : {},
    ),
  (text) =>
    factsOf(text, 'person', described, (match) =>
      /^\p{Lu}/u.test(match.groups?.fact ?? '') &&
      /\s\p{Lu}/u.test(match.groups?.fact ?? '') &&
      !notPeople.test(match[0])
        ? {}
        : false,
    ),
  (text) =>
    factsOf(text, 'person', introduced, (match) => (notPeople.test(match.groups?.fact ?? '') ? false : {})),
  (text) => factsOf(text, 'role', postOf),
  (text) => factsOf(text, 'role', became),
];
