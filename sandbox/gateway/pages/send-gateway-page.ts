import type { ServerResponse } from 'node:http'
import { choiceForm } from '../../behaviour.ts'
import { escapeHtml, sendPage } from '../../page.ts'
import { type Fault, faults } from '../faults.ts'
import { decimalOf } from '../payments/payment.ts'
import type { KeptPayment } from '../payments/payments.ts'
import { cardsByLastDigit } from '../protocols/scratch-card.ts'

interface GatewayState {
  readonly payments: readonly KeptPayment[]
  readonly fault: Fault
  readonly openCallbacks: number
  /** Where payers come to. */
  readonly address: string
}

/** Shows what was opened and paid, newest first, with what the brand was told of it, and how the providers behave. */
export function sendGatewayPage(response: ServerResponse, state: GatewayState): void {
  const { payments, fault, openCallbacks, address } = state
  const cards = Object.entries(cardsByLastDigit).map(([digit, what]) => `…${digit} ${what}`)
  sendPage(response, {
    title: `Payment gateway (${payments.length}) · Banyan sandbox`,
    refreshSeconds: 5,
    body: `<p><a href="/">Banyan sandbox</a></p>
<h1>Payment gateway</h1>
<p>Transfers are made in the <a href="${address}/bank">bank app</a>. Wallet and card payments are opened by the portal.
Payouts are made at once, unless the account ends in 0000, which is closed.
Scratch cards are good unless their code ends so: ${escapeHtml(cards.join(', '))}.</p>
${choiceForm('/gateway/fault', faults, fault)}
<p>Messages on their way, held back or sent again: ${openCallbacks}</p>
${payments.length > 0 ? `<ol>${payments.map((each) => itemOf(each, address)).join('\n')}</ol>` : '<p>Nothing was opened or paid yet.</p>'}`,
  })
}

function itemOf({ told, notes }: KeptPayment, address: string): string {
  const { id, provider, flow, orderNumber, status, transactionId, paid, asked, currency, at, content, reason } = told
  const amount = paid > 0n && paid !== asked ? `${decimalOf(paid)} of ${decimalOf(asked)}` : decimalOf(asked)
  const button = (path: string, text: string) =>
    `<form method="post" action="/gateway/${path}"><button name="payment" value="${id}">${text}</button></form>`
  const isHosted = flow === 'in' && status === 'open' && (provider === 'aggregator' || provider === 'momo')
  return `<li><small><span>${escapeHtml(`${provider} ${orderNumber}`)}</span><time>${at.toISOString()}</time></small>
<p>${escapeHtml(`${amount} ${currency}, ${status}${reason && ` (${reason})`}`)}</p>
<small><span dir="auto">${escapeHtml(content)}</span><span>${transactionId || ''}</span></small>
${flow === 'out' ? `<small>to ${escapeHtml(told.details.to ?? '')}</small>` : ''}
${isHosted ? `<p><a href="${address}/pay/${id}">Its page</a></p>` : ''}
${notes.map((note) => `<small>${escapeHtml(note)}</small>`).join('\n')}
${transactionId > 0 ? button('resend', 'Tell again') : ''}${status === 'paid' && provider === 'aggregator' ? button('reverse', 'Take back') : ''}</li>`
}
