const english =
  'the of and to in for on with at from is are we our your you that this by be it as an or not have has will all about until when who what how free new bring join come every please';
/** Small words of languages that our staff may write in. None is a word in an English description. */
const others =
  'der die das und für mit ein eine einen von auf nicht wir unsere unser ist sind bitte am im zum zur den dem des oder bei nach über euch ' +
  'le la les des une est et pour avec dans nous notre nos vous votre sur aux du que qui pas plus sont ce cette ' +
  'el los las una para con por nuestro nuestra nuestros del que es son en y se su como más ' +
  'o os um uma para com na do da dos das nossa nosso não são ao pelo pela em e ' +
  'il lo gli di per della del nel nostro nostra sono è che e ' +
  'de het een voor met van onze wij en niet zijn ' +
  'och att för med våra vår på som är ett till ' +
  'i na dla się jest nie oraz nasz w z ' +
  'dei delle degli dalla nella alla agli sulle sabato domenica lunedì martedì mercoledì giovedì venerdì gennaio febbraio marzo aprile maggio giugno luglio settembre ottobre novembre dicembre ' +
  'lunes martes miércoles jueves viernes sábado domingo enero febrero abril mayo junio julio septiembre octubre noviembre diciembre ' +
  'lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre octobre décembre ' +
  'montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz juni juli oktober dezember uhr tag ' +
  'segunda terça quarta quinta sexta janeiro fevereiro março maio junho julho setembro outubro dezembro ' +
  'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag maart mei augustus ' +
  've bir için ile bizim og til det vi på som ' +
  'pazartesi salı çarşamba perşembe cuma cumartesi pazar ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık saat günü eski yeni ücretsiz lütfen getirin bekliyoruz ' +
  'ja ei tai sekä kun että meidän teidän vanhat uusi maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai klo ' +
  'és hogy vagy nem egy az szombat vasárnap péntek hétfő kedd szerda csütörtök január február március április augusztus kérjük ' +
  'nebo jsme prosím sobota neděle pátek pondělí úterý středa čtvrtek dne hod ledna února března dubna května června července srpna září října listopadu prosince ' +
  'și sau pentru cu noi nostru luni marți miercuri joi vineri sâmbătă duminică ianuarie februarie martie aprilie iunie iulie septembrie octombrie noiembrie decembrie ' +
  'dan untuk dengan yang kami dari pada hari senin selasa rabu kamis jumat sabtu minggu januari februari mei agustus ' +
  'cho và của ngày tại thứ bảy chủ nhật tháng miễn phí với không ' +
  'eller ikke vores jer lørdag søndag mandag tirsdag onsdag torsdag fredag måndag tisdag lördag gratis ' +
  'poniedziałek wtorek środa czwartek piątek niedziela stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia dla od godz proszę';
const known = (list: string) => new Set(list.split(' '));
const [englishWords, otherWords] = [known(english), known(others)];
/** Words that are in both lists, or too short to tell. */
const unclear = new Set([
  'a',
  'i',
  'o',
  'e',
  'y',
  'w',
  'z',
  'me',
  'do',
  'no',
  'on',
  'die',
  'as',
  'in',
  'an',
  'am',
  'per',
  'pour',
  'plus',
  'ton',
  'nos',
  'con',
  'via',
  'de',
  'la',
  'el',
  'los',
  'las',
  'san',
  'so',
  'et',
  'en',
  'im',
  'du',
  'des',
  'se',
  'le',
  'is',
  'es',
  'son',
  'vi',
  'til',
  'na',
  'da',
  'dos',
  'der',
  'den',
  'van',
  'von',
  'del',
  'di',
  'um',
  'os',
  'that',
  'not',
]);

const lowercase = (list: string) => new Set(list.split(' '));
/**
 * Any English description from our trade has at least one of these words or `trade`, in lowercase and without its
 * ending.
 */
const familiar = lowercase(
  'flyer poster brochure banner post email mail card slide deck infographic leaflet sign ad advert newsletter postcard invitation business title ' +
    'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun january february march april may june july august september october november december ' +
    'jan feb mar apr jun jul aug sep sept oct nov dec today tomorrow tonight weekend week month year day days hour morning evening noon night ' +
    'old used per cost each part free open off bring take team lead customer company update list talk join call meet visit business title thank thanks celebrate welcome report',
);
const trade = lowercase(
  'solar panel module battery inverter drive disk server gpu rack cable computer laptop tv television printer phone monitor tablet device equipment hardware data center glass aluminum copper silicon metal scrap waste ' +
    'recycle recycling collect collection pickup pick drop dropoff buy sell sale shred destroy wipe erase test tested repair refurbish refurbished surplus retired warranty return ' +
    'truck pallet yard gate dock hall room plant depot warehouse office site booth stand station school hospital street road forklift helmet hat vest glove goggle lock badge bin bucket drum spill leak fire ' +
    'price cost fee cash free discount order offer quote deal closed event tour workshop webinar training meeting party fair show expo safety registration entry parking lunch breakfast coffee barbecue ' +
    'hiring job work shift driver technician engineer manager electrician crew staff partner installer homeowner service volunteer family certificate serial invoice delivery shipping stock appointment',
);
const endings = /(?:s|es|ed|ing|er|ers|[’']s)$/;
const isIn = (list: ReadonlySet<string>, word: string) =>
  [
    word,
    word.replace(/s$/, ''),
    word.replace(endings, ''),
    word.replace(/ies$/, 'y'),
    word.replace(/(.)\1(?:ed|ing)$/, '$1'),
  ].some((stem) => list.has(stem));

/** With this many words or more, having no familiar one means it's another language. */
const enough = 4;

/** Returns the language of a description, judged by its letters and small words. Quoted text doesn't count. */
export function detectLanguage(description: string): 'en' | 'other' {
  const text = description.replaceAll(/["“„«][^"”»]*["”»]/g, ' ').replaceAll(/\S+@\S+|https?:\/\/\S+/g, ' ');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin < letters / 2) return 'other';
  let [here, elsewhere, close] = [0, 0, 0];
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  for (const word of words) {
    if (otherWords.has(word)) unclear.has(word) ? close++ : elsewhere++;
    if (englishWords.has(word)) here++;
  }
  const total = elsewhere + close / 2;
  const isFamiliar = (word: string) => englishWords.has(word) || isIn(familiar, word) || isIn(trade, word);
  // Capitalized words inside the text are names, which belong to no language.
  const latinWords = (text.match(/\p{L}+/gu) ?? []).filter(
    (word, place) => word.length > 2 && (place === 0 || !/^\p{Lu}/u.test(word)),
  );
  const isOurs = latinWords.some((word) => isFamiliar(word.toLowerCase()));
  // Several foreign small words and no English one, among five words or more. Foreign words in names count if no word
  // is familiar.
  if (here === 0 && elsewhere + close >= 2 && words.length >= 5 && (elsewhere > 0 || !isOurs)) return 'other';
  if (here === 0 && latinWords.length >= enough && !isOurs) return 'other';
  return elsewhere > 0 && total > here ? 'other' : close > 2 && here === 0 && !isOurs ? 'other' : 'en';
}
