/** What a process counts, for a look at how things are. */
export type Figure =
  /** Requests by their call: answered, refused with 4xx, failed with 5xx. */
  | 'answered'
  | 'refused'
  | 'failed'
  /** By vendor: what it was asked, and what it did not answer by its protocol. */
  | 'vendor_asked'
  | 'vendor_silent'
  /** By vendor: its calls that were decided, and those that failed here and come again. */
  | 'vendor_calls'
  | 'vendor_calls_failed'
  /** Calls of vendors whose signature is not good. */
  | 'forged_calls'
  /** By payment provider: messages whose signature is not good. */
  | 'forged_payments'

export interface Count {
  readonly figure: Figure
  /** Whose it is, such as a call's id or a vendor's code; '' where there is none. Never what a stranger sent. */
  readonly label: string
  readonly count: number
}

/** Counts in memory what happens too often to be written each time, until somebody takes the sums. */
export class Tally {
  #counts = new Map<string, Count>()

  note(figure: Figure, label = '', count = 1): void {
    const key = `${figure} ${label}`
    this.#counts.set(key, { figure, label, count: (this.#counts.get(key)?.count ?? 0) + count })
  }

  /** Counts an answer by its status. */
  noteAnswer(call: string, status: number): void {
    this.note(status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'answered', call)
  }

  /** What was counted since the last time. */
  take(): Count[] {
    const counts = [...this.#counts.values()]
    this.#counts = new Map()
    return counts
  }

  /** What could not be kept is counted with what comes next. */
  giveBack(counts: readonly Count[]): void {
    for (const { figure, label, count } of counts) this.note(figure, label, count)
  }
}
