import { type ChildProcess, fork } from 'node:child_process'
import { withinTime } from '#/platform/concurrency/waits.ts'
import { Refusal } from '#/platform/refusal.ts'
import { serverFolder } from '#/platform/server-folder.ts'
import type { Drawn, ProgramMessage } from './program/messages.ts'

/** How much time and room images get. */
export interface ImageLimits {
  /** One that takes longer is refused, and the program that reads it ended. */
  readonly drawWithinMs: number
  /** Images that wait for their turn, the one being read among them. */
  readonly waitingAtMost: number
  /** One whose turn comes later is sent away: its client has given up. */
  readonly waitAtMostMs: number
  /** The program takes some 80 MB, so it goes where nobody has needed it for so long. */
  readonly idleMs: number
}

const usual: ImageLimits = { drawWithinMs: 10_000, waitingAtMost: 32, waitAtMostMs: 25_000, idleMs: 60_000 }
const startsWithinMs = 30_000
const retryAfterSeconds = 5

/** The program beside this file: the source, or what the build made of it. */
const usualProgram = import.meta.url.endsWith('.ts') ? 'platform/images/program/draw-anew.ts' : 'dist/draw-anew.js'

/**
 * Reads images of strangers and draws them anew, one at a time, in a process of its own. It is started with the first
 * image, and again after one that was its end.
 */
export class ImageReader implements AsyncDisposable {
  readonly #limits: ImageLimits
  readonly #file: URL
  #program: Promise<ChildProcess> | undefined
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #idle: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(limits: Partial<ImageLimits> = {}, program = new URL(usualProgram, serverFolder)) {
    this.#limits = { ...usual, ...limits }
    this.#file = program
  }

  /** The picture of a file without anything else of it; undefined where it can't be read within the limits. */
  async drawAnew(file: Uint8Array): Promise<Drawn | undefined> {
    const { waitingAtMost, waitAtMostMs } = this.#limits
    if (this.#waiting >= waitingAtMost) throw busy()
    this.#waiting++
    const tooLateAt = performance.now() + waitAtMostMs
    const turn = this.#last.then(() => {
      if (performance.now() > tooLateAt || this.#isClosed) throw busy()
      return this.#read(file)
    })
    this.#last = turn.catch(() => {})
    try {
      return await turn
    } finally {
      this.#waiting--
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true
    await this.#last
    await this.#end()
  }

  async #read(file: Uint8Array): Promise<Drawn | undefined> {
    clearTimeout(this.#idle)
    const running = await this.#running()
    const answer = await withinTime(answered(running, file), this.#limits.drawWithinMs, undefined)
    // It died of the image, or is still at it.
    if (!answer) await this.#end()
    else this.#idle = setTimeout(() => void this.#end(), this.#limits.idleMs).unref()
    return answer?.is === 'drawn' ? answer : undefined
  }

  /** The program that is there, or another one in the place of one that ended meanwhile. */
  async #running(): Promise<ChildProcess> {
    const there = await this.#program?.catch(() => undefined)
    if (there?.connected) return there
    this.#program = started(this.#file)
    return await this.#program
  }

  async #end(): Promise<void> {
    clearTimeout(this.#idle)
    const ending = await this.#program?.catch(() => undefined)
    this.#program = undefined
    ending?.kill('SIGKILL')
  }
}

function busy(): Refusal {
  return new Refusal('service_unavailable', { retryAfterSeconds })
}

/** The program, once it says that it is there. It gets no variable of this process's environment, which holds keys. */
async function started(program: URL): Promise<ChildProcess> {
  const running = fork(program, [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
    env: {},
  })
  // One that ends says nothing more, which its reader notices.
  running.on('error', () => {})
  const ready = await withinTime(nextMessage(running), startsWithinMs, undefined)
  if (ready?.is !== 'ready') {
    running.kill('SIGKILL')
    throw new Error('the program that reads images does not start')
  }
  // It keeps no server alive.
  running.unref()
  running.channel?.unref()
  return running
}

async function answered(running: ChildProcess, file: Uint8Array): Promise<ProgramMessage | undefined> {
  const answer = nextMessage(running)
  // A program that is gone takes nothing; its end is the answer.
  running.send(file, () => {})
  return await answer
}

/** What the program says next; undefined where it ends before. */
function nextMessage(running: ChildProcess): Promise<ProgramMessage | undefined> {
  const { promise, resolve } = Promise.withResolvers<ProgramMessage | undefined>()
  const said = (message: unknown) => resolve(message as ProgramMessage)
  const ended = () => resolve(undefined)
  running.once('message', said).once('exit', ended).once('error', ended)
  return promise.finally(() => running.off('message', said).off('exit', ended).off('error', ended))
}
