/**
 * Long and short month names, as `Intl.DateTimeFormat` returns them, in languages that write the day next to the name.
 */
export const months = {
  en: 'January February March April May June July August September October November December Jan Feb Mar Apr Jun Jul Aug Sep Oct Nov Dec',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ene feb mar abr may jun jul ago sept oct nov dic',
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro jan fev mar abr mai jun jul ago set out nov dez',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre janv févr avr juil sept oct nov déc',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember Jan Feb Apr Aug Sept Okt Nov Dez',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre gen feb mar apr mag giu lug ago set ott nov dic',
  nl: 'januari februari maart april mei juni juli augustus september oktober november december jan feb mrt apr jun jul aug sep okt nov dec',
  pl: 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia sty lut mar kwi maj cze lip sie wrz paź lis gru',
};

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Month names as alternatives of a pattern, longest first, both capitalized and as their language writes them. */
export const monthNames: string = [
  ...new Set(
    Object.values(months).flatMap((names) =>
      names.split(' ').flatMap((name) => [capitalized(name), name.toUpperCase(), name]),
    ),
  ),
]
  .toSorted((a, b) => b.length - a.length)
  .join('|');
