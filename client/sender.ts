/** Who sends the requests of this page: the merchant's code and the language's code, in headers and queries. */
export interface Sender {
  readonly merchant: string
  readonly language: string
  /** Headers of every request beside these. */
  readonly headers?: Readonly<Record<string, string>>
  /** How long an answer may take. */
  readonly patienceMs?: number
}

/** An answer is given so long whatever the merchant calls slow: a hasty setting must not cut slow networks off. */
export const leastPatienceMs = 10_000

let current: Sender = { merchant: '', language: '' }

export function sender(): Sender {
  return current
}

/** Start-up names the sender once, before the first request. */
export function nameSender(next: Sender): void {
  current = next
}
