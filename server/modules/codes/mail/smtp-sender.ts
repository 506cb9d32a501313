import { createTransport } from 'nodemailer'
import { pause } from '#/platform/concurrency/waits.ts'
import type { MailMessage, Sender } from '../send-queue.ts'

/** Where mail is handed over, and whom it comes from. */
export interface MailServer {
  /** smtp:// or smtps://, with credentials where the server wants them. */
  readonly url: URL
  readonly from: string
}

interface Patience {
  /** For each step of one attempt. */
  readonly timeoutMs: number
  /** Before each further attempt. */
  readonly pausesMs: readonly number[]
}
/** The time for steps that a whole attempt has. */
const stepsOfTime = 3
const usualPatience: Patience = { timeoutMs: 5_000, pausesMs: [500, 2_000] }

/** Hands mail to a server by SMTP. */
export class SmtpSender implements Sender<MailMessage> {
  readonly #server: MailServer
  readonly #patience: Patience

  constructor(server: MailServer, patience = usualPatience) {
    this.#server = server
    this.#patience = patience
  }

  async send(message: MailMessage, stop: AbortSignal): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      const fault = await this.#fault(message, stop)
      if (fault === undefined) return
      const pauseMs = this.#patience.pausesMs[attempt]
      if (pauseMs === undefined || stop.aborted) throw new Error(fault)
      await pause(pauseMs, stop)
    }
  }

  /** Why an attempt failed; undefined when it did not. */
  async #fault({ id, to, subject, text }: MailMessage, stop: AbortSignal): Promise<string | undefined> {
    const { url, from } = this.#server
    const { timeoutMs } = this.#patience
    const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
    const transport = createTransport({ ...connectionTo(url), ...limits })
    try {
      // The same id for each attempt: a server that took an earlier one knows it again.
      const messageId = `<${id}@${from.split('@').at(-1)}>`
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        messageId,
        textEncoding: 'base64',
        // A server that answers each step, but late, is given up as a silent one is.
        signal: AbortSignal.any([stop, AbortSignal.timeout(timeoutMs * stepsOfTime)]),
      })
      return undefined
    } catch (error) {
      const { code, responseCode, name } = error as Error & { readonly code?: string; readonly responseCode?: number }
      return responseCode === undefined ? (code ?? name) : `status ${responseCode}`
    }
  }
}

function connectionTo(url: URL) {
  const secure = url.protocol === 'smtps:'
  const auth = url.username
    ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
    : undefined
  const isHere = ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname)
  return {
    host: url.hostname,
    port: Number(url.port || (secure ? 465 : 587)),
    secure,
    // A password must not travel in clear, except inside this machine.
    requireTLS: !secure && !isHere,
    ignoreTLS: isHere,
    ...(auth && { auth }),
  }
}
