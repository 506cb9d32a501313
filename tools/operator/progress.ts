/** Without a terminal a line is written at every tenth part only. */
const sparseSteps = 10

/** Tells on standard error how far a long command has come. */
export class Progress {
  readonly #what: string
  readonly #total: number
  #toldStep = 0

  constructor(what: string, total: number) {
    this.#what = what
    this.#total = total
  }

  at(done: number): void {
    const share = this.#total === 0 ? 1 : done / this.#total
    const text = `${this.#what} ${done.toLocaleString('en')} of ${this.#total.toLocaleString('en')} (${Math.floor(share * 100)} %)`
    if (process.stderr.isTTY) process.stderr.write(`\r${text}${share === 1 ? '\n' : ''}`)
    else if (Math.floor(share * sparseSteps) > this.#toldStep) {
      this.#toldStep = Math.floor(share * sparseSteps)
      process.stderr.write(`${text}\n`)
    }
  }
}
