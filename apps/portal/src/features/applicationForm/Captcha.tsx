import { useEffect } from 'react';
import type { CaptchaWidget } from '../../backend/applicationDesk/Desk.ts';
import { useLanguage } from '../../shared/applications/words.ts';

/**
 * The element that a captcha's own script fills and then adds its answer to as `<kind>-response`, the way Turnstile
 * (`cf-turnstile`), hCaptcha (`h-captcha`), and reCAPTCHA (`g-recaptcha`) do.
 */
export function Captcha({ script, kind, siteKey }: CaptchaWidget) {
  const { language } = useLanguage();
  useEffect(() => {
    const element = document.head.appendChild(document.createElement('script'));
    element.src = script;
    return () => element.remove();
  }, [script]);
  return <div className={kind} data-sitekey={siteKey} data-language={language} />;
}
