import { parentPort, Worker } from 'node:worker_threads'
import { serverFolder } from '../server-folder.ts'

/** A question with what tells it from the others. */
interface Asked<Question> {
  readonly id: number
  readonly question: Question
}

interface Answered<Answer> {
  readonly id: number
  readonly answer: Answer
}

/**
 * A thread that works out what would keep the server's thread from its calls: one program, started with the first question
 * and again after its end. It answers one question after the other.
 */
export class OwnThread<Question, Answer> implements AsyncDisposable {
  readonly #name: string
  readonly #program: URL
  readonly #waiting = new Map<number, PromiseWithResolvers<Answer>>()
  #thread: Worker | undefined
  #lastId = 0

  constructor(name: string, program: URL) {
    this.#name = name
    this.#program = program
  }

  /** Rejects where the thread ends before it knows. */
  async ask(question: Question): Promise<Answer> {
    this.#thread ??= this.#start()
    const asked: Asked<Question> = { id: ++this.#lastId, question }
    const answer = Promise.withResolvers<Answer>()
    this.#waiting.set(asked.id, answer)
    this.#thread.ref()
    this.#thread.postMessage(asked)
    return await answer.promise
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#thread?.terminate()
  }

  #start(): Worker {
    const thread = new Worker(this.#program, { name: this.#name })
    thread.on('message', ({ id, answer }: Answered<Answer>) => {
      this.#waiting.get(id)?.resolve(answer)
      this.#waiting.delete(id)
      // It keeps no process alive: whoever waits for an answer does.
      if (this.#waiting.size === 0) thread.unref()
    })
    thread.on('error', () => {})
    thread.on('exit', () => {
      this.#thread = undefined
      for (const answer of this.#waiting.values()) answer.reject(new Error(`the thread ${this.#name} ended`))
      this.#waiting.clear()
    })
    return thread
  }
}

/** The program of a thread: the source in this folder of the server, or what the build made of it. */
export function threadProgram(source: string, built: string): URL {
  return new URL(import.meta.url.endsWith('.ts') ? source : `dist/${built}.js`, serverFolder)
}

/** In the program of a thread: answers what it is asked. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Answer | Promise<Answer>): void {
  if (!parentPort) throw new Error('questions are answered in a worker thread')
  const port = parentPort
  port.on('message', async ({ id, question }: Asked<Question>) => {
    const answered: Answered<Answer> = { id, answer: await answer(question) }
    port.postMessage(answered)
  })
}
