import { type Address, RawSocket } from './raw-socket.ts'
import type { TicketOffice } from './ticket-office.ts'

/** The waits of the portal's own client (`portal/src/api/push-socket.ts`). */
const shortestWaitMs = 1_000
const longestWaitMs = 10_000
/** Milliseconds that a socket may take until its first message. */
const answerWithinMs = 10_000

/** What all tabs of a process share. */
export interface TabWorld {
  address: Address
  /** Without one, a tab says no hello: it is of the raw side. */
  readonly office: TicketOffice | undefined
  /** Whether a tab that lost its socket comes back, as the portal's does. */
  comesBack: boolean
  opened(tab: Tab): void
  /** A tab's socket is gone, or could not be had. */
  lost(tab: Tab, why: string, wasOpen: boolean): void
  told(tab: Tab, event: string, version: number, before: number): void
}

/** A signed-in tab: one socket, and the newest version that it saw of each topic. */
export class Tab {
  readonly versions = new Map<string, number>()
  readonly #world: TabWorld
  readonly #from: string
  readonly #sid: string
  #socket: RawSocket | undefined
  #isOpen = false
  #tries = 0

  constructor(world: TabWorld, from: string, sid: string) {
    this.#world = world
    this.#from = from
    this.#sid = sid
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  async connect(): Promise<void> {
    const { address, office } = this.#world
    const ticket = await office?.ticket(this.#sid)
    const late = setTimeout(() => socket.destroy(), answerWithinMs)
    const socket = new RawSocket(address, this.#from, `sid=${this.#sid}`, {
      opened: () => {
        if (ticket === undefined) this.#open(late)
        else socket.say({ kind: 'hello', ticket, versions: Object.fromEntries(this.versions) })
      },
      told: (event, version) => {
        if (event === 'socket.opened') this.#open(late)
        else this.#hear(event, version)
      },
      ended: (why) => {
        clearTimeout(late)
        this.#lose(why)
      },
    })
    this.#socket = socket
  }

  /** Keeps its place at the server without reading a byte. */
  stall(): void {
    this.#socket?.stall()
  }

  readOn(): void {
    this.#socket?.readOn()
  }

  say(message: object): void {
    this.#socket?.say(message)
  }

  leave(): void {
    this.#socket?.destroy()
  }

  #open(late: NodeJS.Timeout): void {
    clearTimeout(late)
    this.#isOpen = true
    this.#tries = 0
    this.#world.opened(this)
  }

  #hear(event: string, version: number): void {
    const before = this.versions.get(event) ?? -1
    if (version > before) this.versions.set(event, version)
    this.#world.told(this, event, version, before)
  }

  #lose(why: string): void {
    const wasOpen = this.#isOpen
    this.#isOpen = false
    this.#socket = undefined
    this.#world.lost(this, why, wasOpen)
    if (!this.#world.comesBack) return
    const longest = Math.min(longestWaitMs, shortestWaitMs * 2 ** ++this.#tries)
    const waitMs = Math.max(shortestWaitMs, Math.random() * longest)
    setTimeout(() => void this.connect().catch((error: Error) => this.#lose(error.message)), waitMs)
  }
}
