import { crashHooks } from '#/test-world/crash-points.ts'
import { type ServerProcess, sharedKeys, startServer } from '#/test-world/server-process.ts'

/** What the vendor of these servers signs with. */
export const walletKey = { vendorCode: 'PG', id: 'k1', secret: 'a-key-of-PG-that-nobody-else-has-1' } as const

/** Server processes on one database, of which one at a time is called; the next one waits for the end of it. */
export interface WalletServers extends AsyncDisposable {
  /** Address at which vendors call the one that lives; after its death, of the next. */
  address(): Promise<string>
  /** Address at which vendors call the one that waits for its end. */
  beside(): Promise<string>
  /** Lets the one that lives go on after it was stopped. */
  goOn(): void
  /** Where members come to it. */
  portal(): Promise<string>
  /** Kills the one that lives, whatever it is doing. */
  kill(): void
  /** Resolves once so many have died. */
  died(count: number): Promise<void>
  readonly deaths: number
  /** What those that died and the one that lives have logged about a request. */
  logOf(requestId: string): string
}

/** `variables` are what they are told besides. */
export function walletServers(databaseUrl: string, variables: Readonly<Record<string, string>> = {}): WalletServers {
  const start = () =>
    startServer({
      ...sharedKeys,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'error',
      VENDOR_KEYS: Object.values(walletKey).join(':'),
      NODE_OPTIONS: `--import=${crashHooks}`,
      ...variables,
    })
  let deaths = 0
  let logOfTheDead = ''
  let isOver = false
  const waiting = new Set<() => void>()
  let living = start()
  let listening = listeningOf(living)
  let next = start()
  const follow = async () => {
    while (!isOver) {
      const { code, stdout, stderr } = await living.ended
      if (isOver) return
      if (code !== null) throw new Error(`a server ended by itself: ${stderr}`)
      deaths++
      logOfTheDead += stdout
      living = next
      listening = listeningOf(living)
      next = start()
      for (const look of waiting) look()
    }
  }
  const failed = Promise.withResolvers<never>()
  failed.promise.catch(() => {})
  follow().catch(failed.reject)
  return {
    get deaths() {
      return deaths
    },
    address: async () => (await Promise.race([listening, failed.promise])).vendors,
    beside: async () => (await Promise.race([listeningOf(next), failed.promise])).vendors,
    goOn: () => living.kill('SIGCONT'),
    portal: async () => (await Promise.race([listening, failed.promise])).portal,
    kill: () => living.kill('SIGKILL'),
    logOf: (requestId) =>
      (logOfTheDead + living.log)
        .split('\n')
        .filter((line) => line.includes(requestId))
        .join('\n'),
    died: (count) =>
      Promise.race([
        failed.promise,
        new Promise<void>((resolve) => {
          const look = () => deaths >= count && resolve()
          waiting.add(look)
          look()
        }),
      ]),
    async [Symbol.asyncDispose]() {
      isOver = true
      await living[Symbol.asyncDispose]()
      await next[Symbol.asyncDispose]()
    },
  }
}

async function listeningOf(server: ServerProcess) {
  const ready = await server.ready
  if (!ready) throw new Error((await server.ended).stderr)
  return ready.listening
}
