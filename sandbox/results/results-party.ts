import type { IncomingMessage, ServerResponse } from 'node:http'
import { choiceForm, readChoice } from '../behaviour.ts'
import { escapeHtml, sendPage } from '../page.ts'
import { firstNumbers, malformed, misprinted, type Published, publishedResult } from './published-results.ts'

/** How the feeds answer, with what its button says. */
const faults = {
  none: 'Publish',
  late: 'Publish 10 min after the first question',
  partial: 'Publish a number every 5 s',
  shape: 'Leave out a digit',
  corrected: 'Publish another number, and correct it after 90 s',
  another: 'Publish another number',
  silent: 'Never answer',
  away: 'Hang up',
} as const
type Fault = keyof typeof faults

/** Which feeds have the fault, with what its button says. */
const reaches = { both: 'At both feeds', second: 'At feed 2 only' } as const
type Reach = keyof typeof reaches

const resultPath = /^\/results\/feed-([12])\/([A-Z0-9_]{2,20})\/(\d{8})$/
const lateMs = 600_000
const correctedAfterMs = 90_000
const numberEveryMs = 5_000
const heardAtMost = 50
const issuesAtMost = 1_000

interface Heard {
  readonly feed: number
  readonly asked: string
  readonly answer: string
  readonly at: Date
}

/** Two feeds that publish results of imported lottery games: made up, and the same for an issue whoever asks. */
export class ResultsParty {
  readonly #now: () => Date
  /** When each issue was asked for first. */
  readonly #since = new Map<string, number>()
  #heard: readonly Heard[] = []
  #fault: Fault = 'none'
  #reach: Reach = 'both'

  constructor({ now }: { readonly now: () => Date }) {
    this.#now = now
  }

  /** The addresses of both feeds at this origin, by their names. */
  feedsAt(origin: string): Readonly<Record<string, string>> {
    return { 'sandbox-1': `${origin}/results/feed-1`, 'sandbox-2': `${origin}/results/feed-2` }
  }

  /** Answers a request to one of its addresses; false when it is not one of them. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { method, url = '' } = request
    const [, feed = '', game = '', issue = ''] = (method === 'GET' && resultPath.exec(url)) || []
    if (feed !== '') this.#serve(Number(feed), game, issue, response)
    else if (method === 'GET' && url === '/results') this.#show(response)
    else if (method === 'POST' && url === '/results/fault') {
      const fault = await readChoice(request, faults)
      this.#fault = fault ?? this.#fault
      sendChosen(response, fault)
    } else if (method === 'POST' && url === '/results/reach') {
      const reach = await readChoice(request, reaches)
      this.#reach = reach ?? this.#reach
      sendChosen(response, reach)
    } else return false
    return true
  }

  #serve(feed: number, game: string, issue: string, response: ServerResponse): void {
    const fault = feed === 1 && this.#reach === 'second' ? 'none' : this.#fault
    const note = (answer: string) => {
      const heard = { feed, asked: `${game} ${issue}`, answer, at: this.#now() }
      this.#heard = [heard, ...this.#heard.slice(0, heardAtMost - 1)]
    }
    if (fault === 'silent' || fault === 'away') {
      note(fault === 'away' ? 'hung up' : 'said nothing')
      if (fault === 'away') response.destroy()
      return
    }
    const whole = publishedResult(game, issue)
    const published = whole && this.#said(whole, fault, this.#waitedMs(`${game} ${issue}`))
    note(published ? JSON.stringify(published) : 'nothing is known yet')
    if (!published) return void response.writeHead(404, { 'cache-control': 'no-store' }).end()
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    response.end(JSON.stringify({ game, issue, published }))
  }

  #waitedMs(asked: string): number {
    const now = this.#now().getTime()
    if (this.#since.size >= issuesAtMost) this.#since.clear()
    const since = this.#since.get(asked) ?? now
    this.#since.set(asked, since)
    return now - since
  }

  #said(whole: Published, fault: Fault, waitedMs: number): Published | undefined {
    switch (fault) {
      case 'late':
        return waitedMs >= lateMs ? whole : undefined
      case 'partial':
        return firstNumbers(whole, 1 + Math.floor(waitedMs / numberEveryMs))
      case 'shape':
        return malformed(whole)
      case 'corrected':
        return waitedMs >= correctedAfterMs ? whole : misprinted(whole)
      case 'another':
        return misprinted(whole)
      default:
        return whole
    }
  }

  #show(response: ServerResponse): void {
    const items = this.#heard.map(
      ({ feed, asked, answer, at }) =>
        `<li><small><span>Feed ${feed}, ${escapeHtml(asked)}</span><time>${at.toISOString()}</time></small><p>${escapeHtml(answer)}</p></li>`,
    )
    sendPage(response, {
      title: `Lottery results (${items.length}) · Banyan sandbox`,
      refreshSeconds: 5,
      body: `<p><a href="/">Banyan sandbox</a></p>
<h1>Lottery results</h1>
<p>Results of imported lottery games, made up here. Operators confirm them at the console.</p>
${choiceForm('/results/fault', faults, this.#fault)}
${choiceForm('/results/reach', reaches, this.#reach)}
${items.length > 0 ? `<ol>${items.join('\n')}</ol>` : '<p>No feed was asked yet.</p>'}`,
    })
  }
}

function sendChosen(response: ServerResponse, choice: string | undefined): void {
  if (choice === undefined) response.writeHead(400).end()
  else response.writeHead(303, { location: '/results' }).end()
}
