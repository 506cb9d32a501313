import { errorsOf } from '@banyan/contract/call.ts'
import type { ErrorCode } from '@banyan/contract/errors.ts'
import { finishPhoneVerification, startPhoneVerification } from '@banyan/contract/identity/sms-code.ts'
import type { PhoneProviderConfig } from '#/platform/config/config.ts'
import { boundedJson } from '#/platform/text/bounded-json.ts'
import { faultIn, refusalOfFault } from './provider-faults.ts'

/** For one request: somebody waits for it. */
const usualTimeoutMs = 8_000
const sessionText = /^[A-Za-z0-9_-]{1,2000}$/
const tokenText = /^[A-Za-z0-9_.-]{20,4000}$/

/** The provider that sends codes of its own and signs id tokens for the numbers that they proved (requirements ACC-14). */
export class HttpPhoneProvider {
  readonly #config: Pick<PhoneProviderConfig, 'url' | 'key'>
  readonly #onFault: (reason: string) => void
  readonly #timeoutMs: number

  /** `onFault` hears of what the provider is to blame for; nothing in it names anybody. */
  constructor(
    config: Pick<PhoneProviderConfig, 'url' | 'key'>,
    onFault: (reason: string) => void,
    timeoutMs = usualTimeoutMs,
  ) {
    this.#config = config
    this.#onFault = onFault
    this.#timeoutMs = timeoutMs
  }

  /** Has a code sent; answers what it must be shown with. */
  async sendCode(e164: string): Promise<string> {
    const answer = await this.#ask('sendVerificationCode', { phoneNumber: e164 }, errorsOf(startPhoneVerification))
    return this.#textIn(answer, 'sessionInfo', sessionText)
  }

  /** The id token that a code is exchanged for. */
  async idTokenFor(sessionInfo: string, code: string): Promise<string> {
    const answer = await this.#ask('signInWithPhoneNumber', { sessionInfo, code }, errorsOf(finishPhoneVerification))
    return this.#textIn(answer, 'idToken', tokenText)
  }

  async #ask(method: string, body: object, declared: readonly ErrorCode[]): Promise<unknown> {
    const { ok, answer } = await this.#answerTo(method, body)
    if (ok) return answer
    const fault = faultIn(answer)
    const refusal = refusalOfFault(fault, declared)
    if (refusal.code === 'sms_not_sent') this.#onFault(fault)
    throw refusal
  }

  async #answerTo(method: string, body: object): Promise<{ readonly ok: boolean; readonly answer: unknown }> {
    try {
      const response = await fetch(this.#address(method), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        // Whoever the provider points to is not the one that the operator chose.
        redirect: 'error',
        signal: AbortSignal.timeout(this.#timeoutMs),
      })
      return { ok: response.ok, answer: await boundedJson(response) }
    } catch (error) {
      const { name, cause } = error as Error
      this.#onFault((cause as NodeJS.ErrnoException | undefined)?.code ?? name)
      throw refusalOfFault('', [])
    }
  }

  #address(method: string): URL {
    const address = new URL(this.#config.url)
    address.pathname = `${address.pathname.replace(/\/$/, '')}/v1/accounts:${method}`
    address.searchParams.set('key', this.#config.key)
    return address
  }

  #textIn(answer: unknown, name: string, shape: RegExp): string {
    const text = (answer as Readonly<Record<string, unknown>> | null | undefined)?.[name]
    if (typeof text === 'string' && shape.test(text)) return text
    this.#onFault(`no ${name}`)
    throw refusalOfFault('', [])
  }
}
