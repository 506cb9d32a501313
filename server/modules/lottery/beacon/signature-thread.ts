import { Worker } from 'node:worker_threads'
import type { BeaconChain } from '@banyan/rules/lottery/beacon-chain.ts'
import { serverFolder } from '#/platform/server-folder.ts'

/** What the thread is asked. */
export interface SignatureQuestion {
  readonly id: number
  readonly round: number
  readonly signature: string
  readonly chain: BeaconChain
}

/** What it answers. */
export interface SignatureVerdict {
  readonly id: number
  readonly isRight: boolean
}

/** The thread's program beside this file: the source, or what the build made of it. */
const usualProgram = import.meta.url.endsWith('.ts')
  ? 'modules/lottery/beacon/check-signatures.ts'
  : 'dist/check-signatures.js'

/** Checks signatures of a beacon in a thread of its own, started with the first one and again after its end. */
export class SignatureThread implements AsyncDisposable {
  readonly #program: URL
  readonly #waiting = new Map<number, PromiseWithResolvers<boolean>>()
  #thread: Worker | undefined
  #lastId = 0

  constructor(program = new URL(usualProgram, serverFolder)) {
    this.#program = program
  }

  /** Whether this chain's beacon signed this round; rejects where the thread ends before it knows. */
  async isSigned(round: number, signature: string, chain: BeaconChain): Promise<boolean> {
    this.#thread ??= this.#start()
    const question: SignatureQuestion = { id: ++this.#lastId, round, signature, chain }
    const verdict = Promise.withResolvers<boolean>()
    this.#waiting.set(question.id, verdict)
    this.#thread.postMessage(question)
    return await verdict.promise
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#thread?.terminate()
  }

  #start(): Worker {
    const thread = new Worker(this.#program, { name: 'beacon' })
    // It keeps no process alive: whoever waits for a verdict does.
    thread.unref()
    thread.on('message', ({ id, isRight }: SignatureVerdict) => {
      this.#waiting.get(id)?.resolve(isRight)
      this.#waiting.delete(id)
    })
    thread.on('error', () => {})
    thread.on('exit', () => {
      this.#thread = undefined
      for (const verdict of this.#waiting.values()) verdict.reject(new Error('the thread of signatures ended'))
      this.#waiting.clear()
    })
    return thread
  }
}
