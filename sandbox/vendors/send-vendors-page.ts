import type { ServerResponse } from 'node:http'
import { choiceForm } from '../behaviour.ts'
import { escapeHtml, sendPage } from '../page.ts'
import { type Fault, faults } from './faults.ts'
import type { Launch } from './launches/launches.ts'
import type { OwedCalls } from './wallet/owed-calls.ts'

/** Shows which games were launched, newest first, and how the vendor behaves. */
export function sendVendorsPage(
  response: ServerResponse,
  launches: readonly Launch[],
  fault: Fault,
  owed?: OwedCalls,
): void {
  const items = launches.map(
    ({ vendor, gameCode, mode, language, device, startedAt }) =>
      `<li><small><span>${escapeHtml(`${vendor}, ${mode}, ${language}, ${device}`)}</span><time>${startedAt.toISOString()}</time></small><p>${escapeHtml(gameCode)}</p></li>`,
  )
  sendPage(response, {
    title: `Game vendors (${launches.length}) · Banyan sandbox`,
    refreshSeconds: 5,
    body: `<p><a href="/">Banyan sandbox</a></p>
<h1>Game vendors</h1>
${choiceForm('/vendors/fault', faults, fault)}
${owed ? owedNote(owed) : '<p>The wallet of the brand is not known here: games are played for play money alone.</p>'}
${items.length > 0 ? `<ol>${items.join('\n')}</ol>` : '<p>No game was launched yet.</p>'}`,
  })
}

/** What the brand's wallet has not taken yet, and what it never will. */
function owedNote({ openCount, notLanded }: OwedCalls): string {
  const items = notLanded.map((each) => `<li><p>${escapeHtml(each)}</p></li>`)
  return `<p>Wins and refunds that are sent again until they land: ${openCount}</p>${
    items.length > 0 ? `<p>Not landed:</p><ol>${items.join('\n')}</ol>` : ''
  }`
}
