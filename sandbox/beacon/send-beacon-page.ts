import type { ServerResponse } from 'node:http'
import { choiceForm } from '../behaviour.ts'
import { escapeHtml, sendPage } from '../page.ts'
import type { Chain } from './beacon-key.ts'
import { type Fault, faults, type Reach, reaches } from './faults.ts'

/** One request to a relay, and what became of it. */
export interface Heard {
  readonly relay: number
  readonly asked: string
  readonly answer: string
  readonly at: Date
}

interface BeaconPage {
  readonly chain: Chain
  readonly newest: number
  readonly fault: Fault
  readonly reach: Reach
  /** The newest first. */
  readonly heard: readonly Heard[]
}

/** Shows which beacon this is, what its relays were asked, newest first, and how they behave. */
export function sendBeaconPage(response: ServerResponse, { chain, newest, fault, reach, heard }: BeaconPage): void {
  const items = heard.map(
    ({ relay, asked, answer, at }) =>
      `<li><small><span>Relay ${relay}, ${escapeHtml(asked)}</span><time>${at.toISOString()}</time></small><p>${escapeHtml(answer)}</p></li>`,
  )
  sendPage(response, {
    title: `Random beacon (${heard.length}) · Banyan sandbox`,
    refreshSeconds: 5,
    body: `<p><a href="/">Banyan sandbox</a></p>
<h1>Random beacon</h1>
<p>It has one signer, who could know its values beforehand: draws that it decides prove the arithmetic and nothing else.</p>
${choiceForm('/beacon/fault', faults, fault)}
${choiceForm('/beacon/reach', reaches, reach)}
<dl><dt>Chain</dt><dd>${chain.chainHash}</dd>
<dt>Public key</dt><dd>${chain.publicKey}</dd>
<dt>Newest round</dt><dd>${newest}</dd></dl>
${items.length > 0 ? `<ol>${items.join('\n')}</ol>` : '<p>No relay was asked yet.</p>'}`,
  })
}
