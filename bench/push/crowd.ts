import { type Child, startChild } from '#/servers/child.ts'
import type { Answer, Question } from './questions.ts'

/** What a process of tabs is given beyond its own time to say what is missing. */
const graceMs = 10_000

/** A process of tabs, and what it was asked; a question that is not answered in time ends the run. */
export class Crowd implements AsyncDisposable {
  readonly #child: Child
  #backwards = 0

  /** With a database its tabs say hello with tickets; without one they are plain sockets. */
  static async start(origin: string, databaseUrl = ''): Promise<Crowd> {
    const variables = { ORIGIN: origin, DATABASE_URL: databaseUrl }
    return new Crowd(await startChild({ script: 'bench/push/clients.ts', variables }))
  }

  private constructor(child: Child) {
    this.#child = child
  }

  /** Versions that came after a greater one, so far. */
  get backwards(): number {
    return this.#backwards
  }

  /** Asks; answers when it came true, in ms of the clock of `now`. */
  async ask(question: Question): Promise<{ readonly atMs: number; readonly losses: Answer['losses'] }> {
    const { promise: late, reject } = Promise.withResolvers<never>()
    const asked = () => Object.keys(question).filter((key) => key !== 'withinMs')
    const silence = () => reject(new Error(`the tabs did not answer to ${asked()}`))
    const timer = setTimeout(silence, question.withinMs + graceMs)
    try {
      const answer = (await Promise.race([this.#child.tell(question), late])) as Answer
      if (answer.fault !== undefined) throw new Error(answer.fault)
      this.#backwards = answer.backwards
      return { atMs: Number(answer.at) / 1e6, losses: answer.losses }
    } finally {
      clearTimeout(timer)
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#child[Symbol.asyncDispose]()
  }
}

/** The machine's monotonic clock, which all its processes share, in ms. */
export const now = (): number => Number(process.hrtime.bigint()) / 1e6
