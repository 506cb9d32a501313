import type { RoundAnswer } from '../launches/shown-round.ts'
import type { Trouble } from '../launches/troubles.ts'
import { data } from './page.ts'

let next = data.next
/** What was sent and not yet answered: sent again as it was, so that it is one round. */
let open: object | undefined

interface Refused {
  /** What the vendor's server says of a round that the purse refused. */
  readonly trouble?: Trouble
}

const waitAtMostMs = 15_000

const troubles: Readonly<Record<number, Trouble>> = { 400: 'otherRound', 409: 'otherRound', 410: 'endedNote' }

/** Has a round played. After a failure the next press sends the same round with the same choice again. */
export async function sendRound(choice: object): Promise<RoundAnswer | Trouble> {
  open ??= { round: next, choice }
  let response: Response
  try {
    response = await fetch(`${location.pathname}/rounds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(open),
      signal: AbortSignal.timeout(waitAtMostMs),
    })
    if (response.ok) {
      const answer = (await response.json()) as RoundAnswer
      next = answer.round + 1
      open = undefined
      return answer
    }
  } catch {
    return 'failed'
  }
  const { trouble = troubles[response.status] } = (await response.json().catch(() => ({}))) as Refused
  if (trouble === undefined) return 'failed'
  // It is over: the next press begins another one.
  open = undefined
  return trouble
}
