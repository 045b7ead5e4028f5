import fc from 'fast-check';

/** Words that are hard to typeset, by writing system: conjuncts, stacked or reordered marks, joining letters. */
export const syllables: Record<string, { language: string; words: readonly string[] }> = {
  devanagari: {
    language: 'hi',
    words: [
      ...['ङ्क्ष', 'द्ध्र्य', 'र्\u200dक', 'र्\u200dया', 'ऱ्य', 'र्\u200cक', 'क्\u200dष', 'क्\u200cष', 'क्ष्म्य', 'ट्ठ'],
      ...['ड्ढ', 'ह्म', 'ह्न', 'द्व', 'श्र', 'त्र', 'ज्ञ', 'र्कि', 'र्त्स्न्य', 'कार्त्स्न्य'],
      ...['र्कें', 'कि', 'क्ति', 'स्त्री', 'न्त्र्य', 'ङ्ग', 'छ्य', 'ट्र', 'ळ्ह', 'रु'],
      ...['रूपया', 'हृदय', 'ॐ', 'काँच', 'कॉफ़ी', 'क़िला', 'ज़्यादा', 'फ़्लैट', 'ि', 'ँ'],
      ...['१२३', 'सोऽहम्', 'क।', 'ख॥', '₹५', 'षट्कोण', 'उद्घाटन', 'विद्युत्', 'चिह्नित', 'द्द्र्य'],
      ...['ङ्क्ष्व', 'ब्लू', 'त्त्व', 'क्रिड़ा', 'दृष्ट्वा', 'ञ्च्छ', 'ण्\u200cर\u093c'],
    ],
  },
  thai: {
    language: 'th',
    words: [
      ...['ที่', 'น้ำ', 'กู้', 'ปู่', 'ฐุ', 'ญู', 'ฎู', 'ฏู', 'เก๋', 'ไม้'],
      ...['ฤๅษี', 'ก็', 'ป่ำ', 'ฟ้ำ', 'ป์', '๑๒๓', 'ฯลฯ', 'โต๊ะ', 'ปั้น', 'ฝี่'],
    ],
  },
  arabic: {
    language: 'ar',
    words: [
      ...['لا', 'لأ', 'لإ', 'لآ', 'الله', 'مُحَمَّد', 'شَدَّة', 'بِسْمِ', 'تَمَّ', 'پژچگ'],
      ...['می\u200cخواهم', 'ه\u200d', '\u200dه', 'ـمـ', '٢٥', '١٠:٣٠', 'ئ', 'لّا', 'اللّٰه', '(قوس)'],
      ...['«نص»', '٪', 'لماذا؟', 'لِلّٰهِ', 'سُؤْلِي', 'ثانٍ', 'هٰذا', 'کتاب', 'آلْآن', 'فِى'],
    ],
  },
  hebrew: {
    language: 'he',
    words: [
      ...['שָׁלוֹם', 'בְּרֵאשִׁית', 'שּׂ', 'וֹ', 'כּ', 'יְרוּשָׁלַ\u034fיִם', 'פֿ', '(סוגר)', 'צה״ל', 'בית־ספר'],
      ...['₪5', 'חֳדָשִׁים', 'לַיְלָה'],
    ],
  },
  vietnamese: {
    language: 'vi',
    words: [
      ...['Nguyễn', 'Trường', 'ở', 'ặ', 'ẵ', 'Đặng', 'ưỡi', 'Quỳnh', 'Nguye\u0302\u0303n', 'a\u0306\u0323'],
      ...['Łódź', '[gate B]', 'Phở'],
    ],
  },
  greek: {
    language: 'el',
    words: [
      ...['Ἀριστοτέλης', 'ᾧ', 'ΐ', 'Ὀδυσσεύς', 'ᾳ', 'Ἑλλάς', 'ἄνθρωπος', 'τῷ', 'ῥήτωρ', 'Ἠὼς'],
      ...['Α\u0313ριστοτε\u0301λης', 'ω\u0314\u0342\u0345', 'μονοτονικό', 'Ήλιος', 'ϊ\u0301'],
    ],
  },
  cyrillic: {
    language: 'uk',
    words: ['їжак', 'и\u0306', 'е\u0308', 'за\u0301мок', 'Ґанок', 'ў', 'ђак', 'Объём', '№ 5', '₴'],
  },
  latin: {
    language: 'cs',
    words: ['Žluťoučký', 'e\u0301', 's\u0327', 'Łódź', 'Ångström', 'ﬁn', 'AVATAR', 'Ǻ', 'ș', 'T.V.'],
  },
  japanese: {
    language: 'ja',
    words: ['直骨角', 'か\u3099', 'ギガ', 'ﾊｽ', '葛\u{e0100}飾', '﨑', '「角」', '々〆', 'ー〜', '㈱'],
  },
  korean: { language: 'ko', words: ['한국어', '\u1112\u1161\u11ab', '괜찮아', '값', '뷁'] },
  chinese: { language: 'zh-Hans', words: ['直骨角', '龘', '“每块”', '。，、', '〇'] },
  signs: {
    language: 'en',
    words: [
      '→ ✓',
      'CO₂',
      'x₁ m⁴',
      '☐ ☑ □ ■',
      '0.1 ₿',
      '№ 5',
      '≥ ≠',
      '☎',
      '🌞',
      '👍',
      '♻\ufe0f',
      '☀\ufe0e',
      '🇺🇸',
      '1\ufe0f\u20e3',
      '👩\u200d💻',
      '👍🏽',
    ],
  },
};

const oneOf = (...letters: string[]) => fc.constantFrom(...letters);
const maybe = (letter: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), letter);
const joinParts = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((letters) => letters.join(''));
const consonants = oneOf(...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह');
const conjuncts = fc
  .array(joinParts(consonants, maybe(oneOf('़')), oneOf('्', '्', '्', '्\u200d', '्\u200c')), { maxLength: 3 })
  .map((parts) => parts.join(''));

/** Random syllables: consonants, vowel signs and marks in any order that a script allows. */
export const random: Record<string, { language: string; syllable: fc.Arbitrary<string> }> = {
  devanagari: {
    language: 'hi',
    syllable: joinParts(
      conjuncts,
      consonants,
      maybe(oneOf('़', '्')),
      maybe(oneOf(...'ािीुूृेैोौॅॉ')),
      maybe(oneOf(...'ंँः')),
    ),
  },
  thai: {
    language: 'th',
    syllable: joinParts(
      maybe(oneOf(...'เแโไ')),
      oneOf(...'กขคงจฉชซญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ'),
      maybe(oneOf(...'ิีึืุูัํ')),
      maybe(oneOf(...'่้๊๋์')),
      maybe(oneOf('ำ', 'า')),
    ),
  },
  arabic: {
    language: 'ar',
    syllable: fc
      .array(
        joinParts(
          oneOf(...'ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأؤإئىةپچژگ'),
          maybe(oneOf(...'ًٌٍَُِْ')),
          maybe(oneOf('ّ')),
        ),
        {
          minLength: 2,
          maxLength: 5,
        },
      )
      .map((letters) => letters.join('')),
  },
  hebrew: {
    language: 'he',
    syllable: fc
      .array(joinParts(oneOf(...'אבגדהוזחטיכלמנסעפצקרשתםןףךץ'), maybe(oneOf('ּ')), maybe(oneOf(...'ְֱֲֳִֵֶַָֹֻ'))), {
        minLength: 2,
        maxLength: 4,
      })
      .map((letters) => letters.join('')),
  },
  vietnamese: {
    language: 'vi',
    syllable: fc
      .array(
        joinParts(
          oneOf(...'bcdđghklmnpqrstvx'),
          oneOf(...'aăâeêioôơuưy'),
          maybe(oneOf('\u0300', '\u0301', '\u0303', '\u0309', '\u0323')),
        ),
        { minLength: 1, maxLength: 3 },
      )
      .map((letters) => letters.join('')),
  },
};
