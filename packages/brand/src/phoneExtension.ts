/** Matches the marker before the digits of an extension at the end of a phone number. */
export const phoneExtension =
  /[\s,;/([]*(?:(?<!\p{L})(?:ext(?:ension|ensión|n)?|extn|ex|xtn?|int(?:erno|ern)?|anexo|ramal|poste|app(?:arat)?|durchwahl|dw|nebenstelle|nst|klappe|kl|toestel|tst|wew|доб|内線|內線)[\s.:=#–-]*|#\s*)(?=\p{Nd}{1,7}\P{Nd}*$)/iu;
