import type { ClientMessage, ServerEvent, sessionOver, socketPath } from '@banyan/contract/events.ts'
import { forgetTopics, tellEvent } from './pushes.ts'
import { request } from './request.ts'
import { carryWatches, sayAllWatches, tellWatched } from './watches.ts'

const path: typeof socketPath = '/wps/socket'
const over: typeof sessionOver = 4402

/**
 * The wait before the n-th try grows from a second to ten, each time by chance between the two: a server has so many
 * wait for their turn as it lets in within a few seconds, and longer waits than that would leave it idle in between.
 */
const shortestWaitMs = 1_000
const longestWaitMs = 10_000
/** Visitors wait so many times as long: after a restart the tabs of who is signed in come first. */
const visitorsPatience = 10
/** Nobody looks at a hidden page; it connects at once when it is seen. */
const hiddenWaitMs = 30_000
/** The answer that ended a session also brings the cookie of the one in its place, a moment after the news of its end. */
const afterEndMs = 500
/** A server or a network that goes without a word is noticed by asking. */
const askEveryMs = 30_000
const answerWithinMs = 10_000

/**
 * The websocket of this tab, for one account or for a visitor: opened again whenever it breaks, until it is closed for
 * good. A visitor's is open while the tab is seen.
 */
export class PushSocket {
  readonly #isVisitor: boolean
  readonly #versions: Record<string, number> = {}
  readonly #forgetPage: () => void
  readonly #forgetWatches = carryWatches((message) => this.#isOpened && this.#say(message))
  #socket: WebSocket | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Set while a ticket is on its way. */
  #isAsking = false
  #tries = 0
  /** The server knows who is there, and hears what is watched. */
  #isOpened = false
  #isClosed = false

  constructor({ isVisitor }: { isVisitor: boolean }) {
    this.#isVisitor = isVisitor
    this.#forgetPage = hearPage({
      comesBack: () => this.#look(),
      leaves: () => this.#hangUp(),
      hides: () => isVisitor && this.#hangUp(),
    })
    void this.#connect()
  }

  /** For good. */
  close(): void {
    this.#isClosed = true
    this.#forgetPage()
    this.#forgetWatches()
    this.#hangUp()
    forgetTopics()
  }

  /** The page is seen or has a network again: no wait any more, and no trust in what may have died meanwhile. */
  #look(): void {
    if (this.#socket) this.#ask()
    else {
      this.#tries = 0
      void this.#connect()
    }
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#isClosed || this.#isAsking || this.#socket) return
    if (this.#isVisitor) {
      if (!isHidden()) this.#open()
      return
    }
    this.#isAsking = true
    try {
      // Who is not signed in any more is told so by this request, like by any other.
      const { ticket } = await request('socketTicket', {})
      if (!this.#isClosed) this.#open(ticket)
    } catch {
      this.#tryLater()
    } finally {
      this.#isAsking = false
    }
  }

  #open(ticket?: string): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${path}`)
    this.#socket = socket
    socket.onopen = () => this.#say({ kind: 'hello', ...(ticket && { ticket }), versions: this.#versions })
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as ServerEvent)
    socket.onclose = ({ code }) => {
      this.#drop()
      if (code === over) this.#tryAfter(afterEndMs)
      else this.#tryLater()
    }
    this.#hangUpUnlessAnswered()
  }

  #hear({ event, version, value }: ServerEvent): void {
    this.#tries = 0
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#ask(), askEveryMs)
    if (event === 'socket.opened') {
      this.#isOpened = true
      // Asked before anything was told.
      delete window.askedAhead
      sayAllWatches()
    }
    if (version !== undefined) {
      if (tellWatched(event, version, value)) return
      // What a process that lags behind says again is older than what this tab shows.
      if (version <= (this.#versions[event] ?? -1)) return
      this.#versions[event] = version
    }
    tellEvent(event, value, version !== undefined)
  }

  #ask(): void {
    this.#say({ kind: 'ping' })
    this.#hangUpUnlessAnswered()
  }

  #hangUpUnlessAnswered(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#hangUp()
      this.#tryLater()
    }, answerWithinMs)
  }

  #say(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #hangUp(): void {
    const socket = this.#socket
    this.#drop()
    socket?.close()
  }

  /** Whatever the socket says from now on is no news. */
  #drop(): void {
    clearTimeout(this.#timer)
    if (this.#socket) this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null
    this.#socket = undefined
    this.#isOpened = false
  }

  #tryLater(): void {
    const longest = Math.min(longestWaitMs, shortestWaitMs * 2 ** ++this.#tries)
    const waitMs = Math.max(isHidden() ? hiddenWaitMs : shortestWaitMs, Math.random() * longest)
    this.#tryAfter(this.#isVisitor ? visitorsPatience * waitMs : waitMs)
  }

  #tryAfter(waitMs: number): void {
    clearTimeout(this.#timer)
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.#connect(), waitMs)
  }
}

const isHidden = () => document.visibilityState === 'hidden'

interface PageHandlers {
  readonly comesBack: () => void
  /** What a page may come back from: an open socket would keep it out of the browser's memory of pages. */
  readonly leaves: () => void
  readonly hides: () => void
}

function hearPage({ comesBack, leaves, hides }: PageHandlers): () => void {
  const lookIfSeen = () => (isHidden() ? hides() : comesBack())
  addEventListener('online', comesBack)
  addEventListener('pageshow', comesBack)
  addEventListener('pagehide', leaves)
  document.addEventListener('visibilitychange', lookIfSeen)
  return () => {
    removeEventListener('online', comesBack)
    removeEventListener('pageshow', comesBack)
    removeEventListener('pagehide', leaves)
    document.removeEventListener('visibilitychange', lookIfSeen)
  }
}
