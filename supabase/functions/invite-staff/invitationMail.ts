interface Invitation {
  firstName: string;
  link: string;
  days: number;
}

const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The mail that somebody new gets. Plain, so that it looks the same in every mail program. */
export function invitationMail({ firstName, link, days }: Invitation) {
  const greeting = `Hello ${firstName.replaceAll(/\s+/g, ' ').trim()},`;
  const lines = [
    'you are invited to the Daybreak portal. Choose a password to sign in for the first time:',
    `The link works once and for ${days} days. If you did not expect it, you can ignore this email.`,
  ] as const;
  return {
    subject: 'Your invitation to the Daybreak portal',
    text: `${greeting}\n\n${lines[0]}\n\n${link}\n\n${lines[1]}\n`,
    html: `<!doctype html><html lang="en"><body style="font: 16px/1.5 sans-serif">
<p dir="auto">${escapeHtml(greeting)}</p>
<p>${lines[0]}</p>
<p><a href="${escapeHtml(link)}">Choose a password</a></p>
<p>${lines[1]}</p>
</body></html>`,
  };
}
