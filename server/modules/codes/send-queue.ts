import type { ErrorCode } from '@banyan/contract/errors.ts'
import { localised } from '@banyan/rules/content/localised-text.ts'
import { Breaker } from '#/platform/concurrency/breaker.ts'
import { pause } from '#/platform/concurrency/waits.ts'
import { Refusal } from '#/platform/refusal.ts'

/** A message has an id that is the same for each attempt to send it. */
export interface Outgoing {
  readonly id: string
}

/** Hands messages to whoever delivers them. */
export interface Sender<Message extends Outgoing> {
  /** Resolves once the message was taken; rejects when it was not, with a reason that names nobody. */
  send(message: Message, stop: AbortSignal): Promise<void>
}

/** Messages that wait or are on their way: about a minute of a gateway that takes a second each. */
const slotsAtMost = 200
/** Four messages at once. After three failures in a row nothing is taken for 30 s; then one message tries the gateway. */
const breakerLimits = { faultsAtMost: 3, openForMs: 30_000, waitingAtMost: 4 } as const
const stopsWithinMs = 5_000

/** Room for one message; disposing of it gives it back unless it was used. */
export interface Slot<Message extends Outgoing> extends Disposable {
  send(message: Message): void
}

interface SendQueueParts {
  /** What everybody is refused with while nothing can be sent. */
  readonly refusal: ErrorCode
  readonly now: () => Date
  /** Hears of each message that was not sent, by its id. */
  readonly onFailure: (id: string, reason: string) => void
  readonly stopsWithinMs?: number
}

/**
 * Messages on their way to whoever delivers them, in this process's memory. Whoever asks for a code is answered before
 * it is sent, so that neither time nor answer tells whether a number or an address has an account.
 */
export class SendQueue<Message extends Outgoing> implements AsyncDisposable {
  readonly #sender: Sender<Message>
  readonly #parts: SendQueueParts
  readonly #waiting: Message[] = []
  readonly #sending = new Set<Promise<void>>()
  readonly #stop = new AbortController()
  readonly #breaker: Breaker
  #taken = 0
  #isStopping = false

  constructor(sender: Sender<Message>, parts: SendQueueParts) {
    this.#sender = sender
    this.#parts = parts
    this.#breaker = new Breaker(breakerLimits, parts.now)
  }

  /** Reserves a slot; refuses everybody alike when there is none, or the gateway has been failing. */
  reserve(): Slot<Message> {
    const isClosed = this.#isStopping || this.#breaker.room === 0
    if (isClosed || this.#taken >= slotsAtMost) throw new Refusal(this.#parts.refusal)
    this.#taken++
    let isFree = true
    const use = (message?: Message) => {
      if (!isFree) return
      isFree = false
      if (message) this.#add(message)
      else this.#taken--
    }
    return { send: use, [Symbol.dispose]: () => use() }
  }

  /** Sends what waits, for some seconds; then gives the rest up. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#isStopping = true
    const limit = AbortSignal.timeout(this.#parts.stopsWithinMs ?? stopsWithinMs)
    limit.addEventListener('abort', () => {
      this.#giveUpWaiting('stopped')
      this.#stop.abort()
    })
    while (this.#sending.size > 0) await Promise.all(this.#sending)
  }

  #add(message: Message): void {
    this.#waiting.push(message)
    if (this.#breaker.room === 0) this.#giveUpWaiting('gateway failing')
    else this.#sendNext()
  }

  #sendNext(): void {
    while (this.#sending.size < this.#breaker.room) {
      const message = this.#waiting.shift()
      if (!message) return
      const sending = this.#deliver(message).finally(() => {
        this.#sending.delete(sending)
        this.#taken--
        this.#sendNext()
      })
      this.#sending.add(sending)
    }
  }

  async #deliver(message: Message): Promise<void> {
    const send = async () => {
      try {
        await this.#sender.send(message, this.#stop.signal)
      } catch (error) {
        this.#parts.onFailure(message.id, (error as Error).message)
        throw error
      }
    }
    try {
      await this.#breaker.run(send, () => true)
    } catch {
      // What waits is given up too: its codes would expire, or be asked for again, before the gateway is back.
      if (this.#breaker.room === 0) this.#giveUpWaiting('gateway failing')
    }
  }

  #giveUpWaiting(reason: string): void {
    for (const { id } of this.#waiting.splice(0)) {
      this.#taken--
      this.#parts.onFailure(id, reason)
    }
  }
}

/**
 * A message that is made when its turn comes, after whoever asked for it was answered: all that depends on whether
 * there is such an account comes so late that neither answer nor time tells of it. Undefined where there is none to send.
 */
export interface Letter<Message extends Outgoing> extends Outgoing {
  compose(): Promise<Message | undefined>
}

/**
 * Milliseconds in which whoever asked is answered. Without this pause the work for an account began beside its answer,
 * whose 90th percentile it moved from 6.1 to 7.8 ms.
 */
const answeredWithinMs = 25

/** Makes each message before it hands it on. */
export function composing<Message extends Outgoing>(sender: Sender<Message>): Sender<Letter<Message>> {
  return {
    async send({ compose }, stop) {
      await pause(answeredWithinMs, stop)
      const message = await compose().catch((error: Error) => {
        // What is told of it must name nobody.
        throw new Error(`not composed: ${error.name}`)
      })
      if (message) await sender.send(message, stop)
    },
  }
}

/** A letter's place for a message that is made already. */
export function slotForMessage<Message extends Outgoing>(place: Slot<Letter<Message>>): Slot<Message> {
  return {
    send: (message) => place.send({ id: message.id, compose: async () => message }),
    [Symbol.dispose]: () => place[Symbol.dispose](),
  }
}

/** A text by language tag, English always among them; `{name}` stands for a value. */
export type TextByTag = Readonly<Record<'en' | 'vi' | 'ar' | 'zh-Hans', string>>

/** The text in the language with this tag, else in English, with its values in their places. */
export function fillText(texts: TextByTag, tag: string, values: Readonly<Record<string, string>>): string {
  return localised(texts, tag, 'en').replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

export interface SmsMessage extends Outgoing {
  /** In E.164. */
  readonly to: string
  readonly text: string
}

export interface MailMessage extends Outgoing {
  readonly to: string
  /** Of one line. */
  readonly subject: string
  /** Plain text. */
  readonly text: string
}
