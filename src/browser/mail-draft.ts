export interface MailDraft {
  to: string;
  subject: string;
  body: string;
}

/** Opens a draft in the shopper's mail program. The recipient is never passed to a host function or an event. */
export function openMailDraft({ to, subject, body }: MailDraft): void {
  const link = document.createElement('a');
  // Mail programs expect CRLF between lines (RFC 6068).
  const text = encodeURIComponent(body.replaceAll('\n', '\r\n'));
  link.href = `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${text}`;
  link.click();
}
