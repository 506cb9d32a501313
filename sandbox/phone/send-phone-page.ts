import type { ServerResponse } from 'node:http'
import { choiceForm } from '../behaviour.ts'
import { escapeHtml, sendPage } from '../page.ts'
import { type Fault, faults } from './faults.ts'
import type { SentCodes } from './sent-codes.ts'

/** Shows the codes that were sent, newest first, and how the provider behaves. */
export function sendPhonePage(response: ServerResponse, codes: SentCodes, fault: Fault): void {
  const sent = codes.newestFirst()
  const items = sent.map(
    ({ phoneNumber, code, at }) =>
      `<li><small><span>${escapeHtml(phoneNumber)}</span><time>${at.toISOString()}</time></small><p>${code}</p></li>`,
  )
  sendPage(response, {
    title: `Phone verification (${sent.length}) · Banyan sandbox`,
    refreshSeconds: 5,
    body: `<p><a href="/">Banyan sandbox</a></p>
<h1>Phone verification</h1>
${choiceForm('/phone/fault', faults, fault)}
${items.length > 0 ? `<ol>${items.join('\n')}</ol>` : '<p>No code was sent yet.</p>'}`,
  })
}
