import process from 'node:process';

export interface Environment {
  /** The project's address, without a path. */
  url: string;
  publishableKey: string;
  secretKey: string;
  /** Other origins whose pages may call, for instance `https://portal.daybreak.example`. */
  allowedOrigins: string[];
  /** If absent, the assistant quotes the portal. */
  provider?: Provider;
  /** If absent, no test email can be sent. */
  mail?: MailRoute;
  /** The secret with which an email service signs its events. If absent, events are ignored. */
  mailEventsSecret?: string;
  /** If present, sample leads and staff accounts can be created here. */
  seeding?: true;
  /** The header in which the proxy in front reports a visitor's network address. Senders must not be able to set it. */
  addressHeader: string;
  /** Months until applications are deleted. */
  retentionMonths: number;
  /** If absent, applicants never have to solve one. */
  captcha?: Captcha;
}

/** A captcha whose service speaks the `siteverify` protocol, as Turnstile, hCaptcha and reCAPTCHA do. */
export interface Captcha {
  /** The endpoint that checks its tokens. */
  url: string;
  secret: string;
  /** The form's widget: the service's script, the class of its element, and the site key. */
  widget: { script: string; kind: string; siteKey: string };
}

/** A service that speaks the chat completions protocol. */
export interface Provider {
  /** The address of `chat/completions`. */
  url: string;
  key?: string;
  model: string;
}

/** The route for outgoing email: a service over HTTP, or a mail server. */
export type MailRoute = MailService | { smtp: SmtpServer };

export interface SmtpServer {
  /** `smtps://user:password@host:465`, or `smtp://…` for a server that switches to encryption after its greeting. */
  url: string;
  /** The sender, for instance `Daybreak <marketing@daybreak.example>`. */
  from: string;
}

/** A service that accepts an email as JSON over HTTP, as Resend and others do. */
interface MailService {
  /** Endpoint for POSTing an email: `{ from, to: [address], subject, html, text }`. */
  url: string;
  key?: string;
  /** The sender, for instance `Daybreak <marketing@daybreak.example>`. */
  from: string;
}

/** A variable that the host didn't set. Its message may be logged. */
export class MissingSetting extends Error {
  override name = 'MissingSetting';
}

type Variables = Record<string, string | undefined>;

/** Reads the host's settings for the function. Throws a MissingSetting. */
export function readEnvironment(variables: Variables = process.env): Environment {
  const provider = providerOf(variables);
  const mail = mailOf(variables);
  const mailEventsSecret = variables.MAIL_EVENTS_SECRET?.trim();
  const captcha = captchaOf(variables);
  return {
    url: required(variables, 'SUPABASE_URL'),
    publishableKey: keyOf(variables, 'SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY'),
    secretKey: keyOf(variables, 'SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY'),
    allowedOrigins: (variables.ALLOWED_ORIGINS ?? '').split(',').flatMap((origin) => origin.trim() || []),
    ...(provider ? { provider } : {}),
    ...(mail ? { mail } : {}),
    ...(mailEventsSecret ? { mailEventsSecret } : {}),
    addressHeader: variables.CLIENT_ADDRESS_HEADER?.trim() || 'cf-connecting-ip',
    retentionMonths: monthsOf(variables),
    ...(captcha ? { captcha } : {}),
    ...(variables.SEEDING_ENABLED?.trim() === 'true' ? { seeding: true } : {}),
  };
}

function required(variables: Variables, name: string): string {
  const value = variables[name]?.trim();
  if (!value) throw new MissingSetting(`${name} isn't set.`);
  return value;
}

/** Newer projects have named keys in a JSON object, older ones a single key. */
function keyOf(variables: Variables, named: string, single: string): string {
  const keys: Record<string, string> = JSON.parse(variables[named] || '{}');
  return keys.default ?? required(variables, single);
}

function providerOf(variables: Variables): Provider | undefined {
  const address = variables.AI_PROVIDER_URL?.trim().replace(/\/+$/, '');
  if (!address) return undefined;
  const key = variables.AI_PROVIDER_KEY?.trim();
  return {
    url: address.endsWith('/chat/completions') ? address : `${address}/chat/completions`,
    model: required(variables, 'AI_MODEL'),
    ...(key ? { key } : {}),
  };
}

function monthsOf({ APPLICATION_RETENTION_MONTHS: text = '12' }: Variables): number {
  const months = Number(text);
  if (!Number.isInteger(months) || months < 1)
    throw new MissingSetting('APPLICATION_RETENTION_MONTHS must be a whole number of months.');
  return months;
}

function captchaOf(variables: Variables): Captcha | undefined {
  const url = variables.CAPTCHA_VERIFY_URL?.trim();
  if (!url) return undefined;
  return {
    url,
    secret: required(variables, 'CAPTCHA_SECRET'),
    widget: {
      script: required(variables, 'CAPTCHA_SCRIPT'),
      kind: required(variables, 'CAPTCHA_CLASS'),
      siteKey: required(variables, 'CAPTCHA_SITE_KEY'),
    },
  };
}

function mailOf(variables: Variables): MailRoute | undefined {
  const smtp = variables.SMTP_URL?.trim();
  if (smtp) {
    if (!/^smtps?:$/.test(URL.parse(smtp)?.protocol ?? ''))
      throw new MissingSetting('SMTP_URL must look like smtps://user:password@mail.example.');
    return { smtp: { url: smtp, from: required(variables, 'MAIL_FROM') } };
  }
  const url = variables.MAIL_SERVICE_URL?.trim();
  if (!url) return undefined;
  const key = variables.MAIL_SERVICE_KEY?.trim();
  return { url, from: required(variables, 'MAIL_FROM'), ...(key ? { key } : {}) };
}
