import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import { type Behaviour, readBehaviour } from '../behaviour.ts'
import { readMail } from './read-mail.ts'
import { type KeptMail, sendMailPage } from './send-mail-page.ts'

const bytesAtMost = 100_000
const keptAtMost = 200
const usualSlownessMs = 3_000

/** A mail server that delivers to its own page only. */
export class MailParty {
  readonly #now: () => Date
  readonly #slownessMs: number
  readonly #server: SMTPServer
  /** By receiver and id: each mail comes once, however often it was handed over. */
  readonly #mails = new Map<string, KeptMail>()
  #behaviour: Behaviour = 'usual'

  constructor(now: () => Date, slownessMs = usualSlownessMs) {
    this.#now = now
    this.#slownessMs = slownessMs
    this.#server = new SMTPServer({
      // It listens on this machine only, so it needs no encryption.
      disabledCommands: ['STARTTLS', 'AUTH'],
      authOptional: true,
      disableReverseLookup: true,
      size: bytesAtMost,
      onData: (stream, session, done) => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        this.#take(stream, to).then(
          (isAnswered) => isAnswered && done(),
          (error: Error) => done(error),
        )
      },
    })
    // A client that hangs up is no fault of ours.
    this.#server.on('error', () => {})
  }

  /** Begins to take mail at a port of this machine; resolves with the port, rejects where that is in use. */
  async listen(port: number): Promise<number> {
    const listening = this.#server.listen(port, '127.0.0.1')
    await once(listening, 'listening')
    return (listening.address() as AddressInfo).port
  }

  close(): void {
    this.#server.close()
  }

  /** Answers a request to one of its addresses; false when it is not one of them. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const route = `${request.method} ${request.url}`
    if (route === 'GET /mail') sendMailPage(response, [...this.#mails.values()].reverse(), this.#behaviour)
    else if (route === 'POST /mail/behaviour') await this.#behave(request, response)
    else return false
    return true
  }

  /** Whether the mail is to be answered; a silent server never does. */
  async #take(stream: SMTPServerDataStream, to: readonly string[]): Promise<boolean> {
    const chunks: Buffer[] = []
    for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk)
    if (this.#behaviour === 'silent') return false
    if (this.#behaviour === 'slow') await pause(this.#slownessMs, undefined, { ref: false })
    if (this.#behaviour === 'failing') throw refusal(451, 'told to fail')
    if (stream.sizeExceeded) throw refusal(552, 'too large')
    const mail = readMail(Buffer.concat(chunks))
    for (const each of to) this.#keep({ ...mail, to: each, at: this.#now() })
    return true
  }

  #keep(mail: KeptMail): void {
    const name = `${mail.to} ${mail.id}`
    if (this.#mails.has(name)) return
    for (const oldest of this.#mails.keys()) if (this.#mails.size >= keptAtMost) this.#mails.delete(oldest)
    this.#mails.set(name, mail)
  }

  async #behave(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const behaviour = await readBehaviour(request)
    if (!behaviour) return void response.writeHead(400).end()
    this.#behaviour = behaviour
    response.writeHead(303, { location: '/mail' }).end()
  }
}

function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
}
