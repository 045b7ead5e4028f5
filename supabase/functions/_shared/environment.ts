import process from 'node:process';

export interface Environment {
  /** Address of the project, without a path. */
  url: string;
  publishableKey: string;
  secretKey: string;
  /** Origins of other addresses whose pages may call, for instance `https://portal.daybreak.example`. */
  allowedOrigins: string[];
  /** Absent: the assistant quotes the portal. */
  provider?: Provider;
  /** Absent: no test mail can be sent. */
  mail?: MailService;
  /** Present: sample leads and staff accounts may be made here. */
  seeding?: true;
}

/** A service that speaks the chat completions protocol. */
export interface Provider {
  /** The address of `chat/completions`. */
  url: string;
  key?: string;
  model: string;
}

/** A service that takes a mail as JSON over HTTP, as Resend and others do. */
export interface MailService {
  /** Where a mail is POSTed: `{ from, to: [address], subject, html, text }`. */
  url: string;
  key?: string;
  /** The sender, for instance `Daybreak <marketing@daybreak.example>`. */
  from: string;
}

/** A variable that the host did not set. Its message may be logged. */
export class MissingSetting extends Error {
  override name = 'MissingSetting';
}

type Variables = Record<string, string | undefined>;

/** What the function is told by its host. Throws a MissingSetting. */
export function readEnvironment(variables: Variables = process.env): Environment {
  const provider = providerOf(variables);
  const mail = mailOf(variables);
  return {
    url: required(variables, 'SUPABASE_URL'),
    publishableKey: keyOf(variables, 'SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY'),
    secretKey: keyOf(variables, 'SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY'),
    allowedOrigins: (variables.ALLOWED_ORIGINS ?? '').split(',').flatMap((origin) => origin.trim() || []),
    ...(provider ? { provider } : {}),
    ...(mail ? { mail } : {}),
    ...(variables.SEEDING_ENABLED?.trim() === 'true' ? { seeding: true } : {}),
  };
}

function required(variables: Variables, name: string): string {
  const value = variables[name]?.trim();
  if (!value) throw new MissingSetting(`${name} is not set.`);
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

function mailOf(variables: Variables): MailService | undefined {
  const url = variables.MAIL_SERVICE_URL?.trim();
  if (!url) return undefined;
  const key = variables.MAIL_SERVICE_KEY?.trim();
  return { url, from: required(variables, 'MAIL_FROM'), ...(key ? { key } : {}) };
}
