/** The order of the words in a name without titles: the family name, and the others. */
export interface OrderedName {
  family: string;
  given: string;
  additional: string;
}

/** Words that can start a family name. */
const particles = new Set(
  'von vom van der den des de la las los le du di da do dos das del della dello dei degli delle bin binti bint ibn ben bar al el ter ten zu zum zur af av san santa st st. mac o’ بن ابن بنت آل أبو ابو בן בר'.split(
    ' ',
  ),
);
/** Particles that are also first and middle names: only particles in lowercase. */
const alsoNames = new Set(['ben', 'bar', 'do', 'san', 'santa', 'mac', 'al', 'el', 'st', 'st.', 'bin']);

const isParticle = (word: string) =>
  particles.has(word) ||
  (particles.has(word.toLowerCase()) && !alsoNames.has(word.toLowerCase())) ||
  /^(?:al|el|ad|an|ar|as|ash|at|az)[-‐‑].|^[dlo]['’]\p{Lu}|^ال/iu.test(word);

/** Two family names that are joined. */
const joins = new Set(['y', 'i', 'e', 'und']);
/** First names that continue with an article: María del Carmen, Abd al-Rahman, Juan de Dios. */
const goesOn =
  /^(?:(?:mar[ií]a|ana) (?:del?|de la|de los|de las) \S+|juan de dios|abd (?:al|el|ar|ur)[-‐‑ ]\S+|عبد \S+)(?= )/iu;

const joined = (words: readonly string[]) => words.join(' ');

/** Splits a name with the given names first, as in most of the world. */
function givenFirst(words: readonly string[]): OrderedName {
  const fullName = joined(words);
  const start = goesOn.exec(fullName)?.[0].split(' ').length ?? 1;
  const given = joined(words.slice(0, start));
  const rest = words.slice(start);
  const join = rest.findIndex((word, at) => joins.has(word) && at > 0 && at < rest.length - 1);
  const particle = rest.findIndex(
    (word, at) => isParticle(word) && (at < rest.length - 1 || word.length > 3),
  );
  const from = Math.min(...[join - 1, particle].filter((at) => at >= 0), Math.max(rest.length - 1, 0));
  return { family: joined(rest.slice(from)), given, additional: joined(rest.slice(0, from)) };
}

const familyFirst = ([family = '', ...rest]: readonly string[]): OrderedName => ({
  family,
  given: rest.at(-1) ?? '',
  additional: joined(rest.slice(0, -1)),
});

const vietnamese = new Set(
  'nguyễn trần lê phạm hoàng huỳnh phan vũ võ đặng bùi đỗ hồ ngô dương đinh trịnh đào đoàn lương tạ trương cao lưu tống phùng'.split(
    ' ',
  ),
);
/** Vietnamese family names without diacritics, if no other culture has the name. */
const vietnameseUnmarked = new Set(
  'nguyen tran pham hoang huynh phan dang bui ngo duong trinh dinh truong'.split(' '),
);
/** Letters that only Vietnamese has; other languages share its other diacritics. */
const vietnameseMarks = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i;

function isVietnamese(words: readonly string[]): boolean {
  const [first = '', ...rest] = words.map((word) => word.toLowerCase());
  const last = rest.at(-1) ?? '';
  if (vietnamese.has(first) && vietnameseMarks.test(words.join(' ')))
    return !(rest.length === 1 && last === 'nguyễn');
  return rest.length > 1 && vietnameseUnmarked.has(first) && !vietnameseUnmarked.has(last);
}

const korean = new Set(
  'kim lee yi park bak pak choi choe jung jeong chung kang cho jo yoon yun jang chang lim im han oh seo suh shin sin kwon hwang ahn an song ryu yoo yu hong ko go moon mun yang son bae baek paik heo hur nam sim shim noh no ha kwak sung cha joo ju woo gu koo min na jin ji um eom chae won cheon bang gong hyun ham byun yeom yeo choo do seok sun seol ma gil yeon wi pyo myung ki ban wang geum ok yook in maeng je mo tak kook eun'.split(
    ' ',
  ),
);
const syllable =
  /^(?:kk|tt|pp|ss|jj|ch|sh|[bdghjkmnprstwy])?(?:yae|yeo|wae|ae|ya|eo|ye|wa|oe|yo|wo|we|wi|yu|eu|ui|oo|ee|ou|a|e|i|o|u)(?:ng|[nkltmpb])?$/i;

/** "Kim Min-su": a family name, and two syllables joined by a hyphen. */
const isKorean = ([first = '', given = '', ...rest]: readonly string[]) =>
  rest.length === 0 &&
  korean.has(first.toLowerCase()) &&
  /^[^-‐‑]+[-‐‑][^-‐‑]+$/.test(given) &&
  given.split(/[-‐‑]/).every((part) => syllable.test(part));

/** "Иванов Иван Иванович": the patronymic comes last. */
const isRussian = (words: readonly string[]) =>
  words.length === 3 &&
  /(?:ович|евич|ьич|кич|мич|овна|евна|ична|инична|івна|ївна|йович)$/i.test(words[2] ?? '');

const inCapitals = (word: string) =>
  /^\p{Lu}[\p{Lu}'’‐‑-]+$/u.test(word) && (word.match(/\p{Lu}/gu)?.length ?? 0) > 2;

/** Splits a name in a script with spaces, in the order of its culture. */
export function orderOf(words: readonly string[]): OrderedName {
  const capitalsEnd = words.findIndex((word) => !inCapitals(word));
  // "YAMADA Taro": the family name in capitals, in any position.
  if (capitalsEnd > 0 && /\p{Ll}/u.test(joined(words.slice(capitalsEnd)))) {
    const [given = '', ...additional] = words.slice(capitalsEnd);
    return { family: joined(words.slice(0, capitalsEnd)), given, additional: joined(additional) };
  }
  if (isVietnamese(words) || isKorean(words)) return familyFirst(words);
  if (isRussian(words)) {
    const [family = '', given = '', additional = ''] = words;
    return { family, given, additional };
  }
  return givenFirst(words);
}
