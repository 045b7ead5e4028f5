import { useEffect } from 'react';
import type { CaptchaWidget } from '../../backend/applicationApi/ApplicationApi.ts';
import { useLanguage } from '../../shared/applications/languages.ts';

/**
 * Holds a captcha. The captcha's own script fills the element and adds the answer as `<kind>-response`: Turnstile
 * (`cf-turnstile`), hCaptcha (`h-captcha`) or reCAPTCHA (`g-recaptcha`).
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
