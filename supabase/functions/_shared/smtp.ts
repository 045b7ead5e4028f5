import { createTransport } from 'nodemailer';
import type { SmtpServer } from './environment.ts';
import { Fault } from './Fault.ts';
import type { OutgoingMail } from './sendMail.ts';

/** Timeouts in milliseconds: for the connection and greeting, and for silence in between. */
const timeouts = { connection: 10_000, silence: 20_000 };

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || /^127\./.test(host);

/**
 * From the address: `smtps://` starts encrypted; `smtp://` must switch to encryption, except for a server on this
 * computer.
 */
function transportOf({ url }: SmtpServer, { connection, silence }: typeof timeouts) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  return createTransport({
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isLoopback(hostname),
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    connectionTimeout: connection,
    greetingTimeout: connection,
    socketTimeout: silence,
    // Emails can't refer to files on this computer or to addresses to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

interface SmtpFailure {
  code?: string;
  /** The server's response code (RFC 5321, section 4.2). */
  responseCode?: number;
}

/** Explains to the sender why an email wasn't accepted. */
function faultOf({ code, responseCode = 0 }: SmtpFailure, description: string): Fault {
  if (code === 'EAUTH')
    return new Fault(
      502,
      "The mail server rejected the portal's password. Let your portal administrator know.",
    );
  if (code === 'ETIMEDOUT') return new Fault(504, "The mail server didn't respond in time. Try again.");
  if (code === 'EENVELOPE' && responseCode >= 500)
    return new Fault(502, `The mail server doesn't accept email for this address (${responseCode}).`);
  if (responseCode > 0) return new Fault(502, `The mail server rejected ${description} (${responseCode}).`);
  return new Fault(502, "Couldn't reach the mail server. Try again.");
}

/**
 * Sends an email through an SMTP server and returns its Message-ID. @throws {Fault} 502 or 504 if it isn't accepted.
 */
export async function sendBySmtp(
  server: SmtpServer,
  { to, ...mail }: OutgoingMail,
  description: string,
  limits = timeouts,
): Promise<string | null> {
  const transport = transportOf(server, limits);
  try {
    const { messageId } = await transport.sendMail({ from: server.from, to, ...mail });
    return messageId ?? null;
  } catch (error) {
    throw faultOf(error as SmtpFailure, description);
  } finally {
    transport.close();
  }
}
