import type { ServerResponse } from 'node:http'
import { type Behaviour, behaviourForm } from '../behaviour.ts'
import { escapeHtml, sendPage } from '../page.ts'
import type { ReadMail } from './read-mail.ts'

/** A mail that the server took, for one receiver. */
export interface KeptMail extends ReadMail {
  readonly to: string
  readonly at: Date
}

/** Shows what was sent, newest first, its links to follow, and how the server behaves. */
export function sendMailPage(response: ServerResponse, mails: readonly KeptMail[], behaviour: Behaviour): void {
  const items = mails.map(
    ({ to, subject, text, at }) =>
      `<li><small><span>${escapeHtml(to)}</span><time>${at.toISOString()}</time></small>
<strong dir="auto">${escapeHtml(subject)}</strong>
${text
  .split('\n')
  .map((line) => `<p dir="auto">${withLinks(line) || '&nbsp;'}</p>`)
  .join('\n')}</li>`,
  )
  sendPage(response, {
    title: `Mail (${mails.length}) · Banyan sandbox`,
    refreshSeconds: 5,
    body: `<p><a href="/">Banyan sandbox</a></p>
<h1>Mail</h1>
${behaviourForm('/mail/behaviour', behaviour)}
${items.length > 0 ? `<ol>${items.join('\n')}</ol>` : '<p>No mail was sent yet.</p>'}`,
  })
}

/** A line as HTML, its addresses of the web as links: nothing else in a mail is one. */
function withLinks(line: string): string {
  return line
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, place) =>
      place % 2 === 1 ? `<a href="${escapeHtml(part)}" rel="noreferrer">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('')
}
