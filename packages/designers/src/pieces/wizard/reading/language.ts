const english =
  'the of and to in for on with at from is are we our your you that this by be it as an or not have has will all about until when who what how free new bring join come every please';
/** Small words of languages that our staff may write in; none of them is a word of an English brief. */
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
  've bir için ile bizim og til det vi på som';
const known = (list: string) => new Set(list.split(' '));
const [englishWords, otherWords] = [known(english), known(others)];
/** In both lists, or so short that they say nothing. */
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

/** Whether a description is in English, as far as its letters and small words tell; what stands in quotation marks doesn't count. */
export function languageOf(description: string): 'en' | 'other' {
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
  // A few small words and no English one, in more than a few words.
  if (here === 0 && elsewhere + close >= 2 && words.length >= 5) return 'other';
  return elsewhere > 0 && total > here ? 'other' : close > 2 && here === 0 ? 'other' : 'en';
}
