import type { ServerResponse } from 'node:http'
import { escaped, sendPage } from '../page.ts'
import type { KeptMessage } from './kept-messages.ts'

/** How the gateway can be made to behave, with what its button says. */
export const behaviours = {
  usual: 'Send',
  slow: 'Answer after 3 s',
  failing: 'Fail with 500',
  silent: 'Never answer',
} as const
export type Behaviour = keyof typeof behaviours

/** Shows what was sent, newest first, and how the gateway behaves. */
export function sendSmsPage(response: ServerResponse, messages: readonly KeptMessage[], behaviour: Behaviour): void {
  const buttons = Object.entries(behaviours).map(
    ([name, text]) => `<button name="behaviour" value="${name}" aria-pressed="${name === behaviour}">${text}</button>`,
  )
  const items = messages.map(
    ({ to, text, at }) =>
      `<li><small><span>${escaped(to)}</span><time>${at.toISOString()}</time></small><p dir="auto">${escaped(text)}</p></li>`,
  )
  sendPage(response, {
    title: `SMS (${messages.length}) · Banyan sandbox`,
    refreshSeconds: 5,
    body: `<p><a href="/">Banyan sandbox</a></p>
<h1>SMS</h1>
<form method="post" action="/sms/behaviour">From now on: ${buttons.join('\n')}</form>
${items.length > 0 ? `<ol>${items.join('\n')}</ol>` : '<p>No message was sent yet.</p>'}`,
  })
}
