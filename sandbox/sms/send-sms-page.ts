import type { ServerResponse } from 'node:http'
import { type Behaviour, behaviourForm } from '../behaviour.ts'
import { escapeHtml, sendPage } from '../page.ts'
import type { KeptMessage } from './kept-messages.ts'

/** Shows what was sent, newest first, and how the gateway behaves. */
export function sendSmsPage(response: ServerResponse, messages: readonly KeptMessage[], behaviour: Behaviour): void {
  const items = messages.map(
    ({ to, text, at }) =>
      `<li><small><span>${escapeHtml(to)}</span><time>${at.toISOString()}</time></small><p dir="auto">${escapeHtml(text)}</p></li>`,
  )
  sendPage(response, {
    title: `SMS (${messages.length}) · Banyan sandbox`,
    refreshSeconds: 5,
    body: `<p><a href="/">Banyan sandbox</a></p>
<h1>SMS</h1>
${behaviourForm('/sms/behaviour', behaviour)}
${items.length > 0 ? `<ol>${items.join('\n')}</ol>` : '<p>No message was sent yet.</p>'}`,
  })
}
