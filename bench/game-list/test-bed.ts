import { randomBytes } from 'node:crypto'
import { calls } from '@banyan/contract/calls.ts'
import { type CatalogueLine, catalogueFileBounds } from '@banyan/contract/games/catalogue-lines.ts'
import { type Cluster, startCluster } from '#/postgres/cluster.ts'
import { type Child, startChild } from '#/servers/child.ts'
import { catalogueLines } from './catalogue-lines.ts'

/** A PostgreSQL with the bench's catalogue, and our servers on it. */
export interface TestBed extends AsyncDisposable {
  readonly cluster: Cluster
  readonly servers: readonly Child[]
  /** The header that the operators' ports take for their key. */
  readonly authorization: string
  /** Replaces the catalogue by this edition, through the first server; answers its version. */
  importEdition(edition: number): Promise<number>
  /** Asks the first server's operator port. */
  operate<Value>(call: OperatorCall, body?: object): Promise<Value>
  /** Kills the first server and starts it again, on the ports that it was given. */
  restart(): Promise<void>
  /** A figure of the first server's `/metrics`. */
  figure(name: string): Promise<number>
  /** Processor time that the first server has used. */
  cpuSeconds(): Promise<number>
  /** Memory that it has. */
  residentBytes(): Promise<number>
}

const operatorKey = randomBytes(32).toString('base64url')
const headers = { authorization: `Bearer ${operatorKey}`, 'content-type': 'application/json' }

interface OperatorCall {
  readonly method: string
  readonly path: string
}

interface Given {
  readonly lines?: (edition: number) => readonly CatalogueLine[]
  readonly variables?: Readonly<Record<string, string>>
}

export async function testBed(processes: number, given: Given = {}): Promise<TestBed> {
  await using resources = new AsyncDisposableStack()
  const cluster = resources.use(await startCluster())
  const variables = {
    NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
    DATABASE_URL: cluster.url,
    MASTER_KEY: randomBytes(32).toString('base64'),
    OPERATOR_KEY: operatorKey,
    ALLOW_PLAIN_HTTP: 'yes',
    HOST: '127.0.0.1',
    PORT: '0',
    CONSOLE_PORT: '0',
    VENDOR_PORT: '0',
    LOG_LEVEL: 'warn',
    ...given.variables,
  }
  const start = () => startChild({ script: 'server/dist/main.js', variables })
  const servers: Child[] = []
  for (let i = 0; i < processes; i++) servers.push(resources.use(await start()))
  // Ports that were not given are others after a restart.
  const operator = () => servers[0]?.operator ?? ''
  const limits = { version: 0, value: { readsPerMinute: 1_000_000, writesPerMinute: 1_000_000 } }
  await operate(operator(), calls.changeLimits, limits)
  const kept = resources.move()
  const bed: TestBed = {
    cluster,
    servers,
    authorization: headers.authorization,
    importEdition: (edition) => importLines(operator(), (given.lines ?? catalogueLines)(edition)),
    operate: (call, body) => operate(operator(), call, body),
    async restart() {
      await servers[0]?.kill()
      servers[0] = kept.use(await start())
    },
    figure: (name) => figure(operator(), name),
    cpuSeconds: () => figure(operator(), 'process_cpu_seconds_total'),
    residentBytes: () => figure(operator(), 'process_resident_memory_bytes'),
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
  if ((given.lines ?? catalogueLines)(0).length > 0) await bed.importEdition(0)
  return bed
}

async function importLines(operator: string, lines: readonly CatalogueLine[]): Promise<number> {
  const { importId } = await operate<{ importId: string }>(operator, calls.beginCatalogueImport, {})
  for (let from = 0; from < lines.length; from += catalogueFileBounds.linesOfRequest) {
    const part = lines.slice(from, from + catalogueFileBounds.linesOfRequest)
    await operate(operator, calls.addCatalogueLines, { importId, firstLine: from + 1, lines: part })
  }
  const { path, method } = calls.readCatalogueLines
  const { version } = await operate<{ version: number }>(operator, { method, path: `${path}?from=1` })
  const applied = await operate<{ version: number }>(operator, calls.applyCatalogueImport, {
    ...{ importId, lines: lines.length, version, reason: 'the bench' },
  })
  return applied.version
}

async function operate<Value>(operator: string, { method, path }: OperatorCall, body?: object): Promise<Value> {
  const { authorization } = headers
  const sent = body === undefined ? { headers: { authorization } } : { headers, body: JSON.stringify(body) }
  const response = await fetch(operator + path, { method, ...sent })
  const answer = (await response.json()) as { success: boolean; value: Value }
  if (!answer.success) throw new Error(`${path} answered ${JSON.stringify(answer).slice(0, 300)}`)
  return answer.value
}

async function figure(operator: string, name: string): Promise<number> {
  const metrics = await (
    await fetch(`${operator}/metrics`, { headers: { authorization: `Bearer ${operatorKey}` } })
  ).text()
  const told = new RegExp(`^${name} ([\\d.e+-]+)`, 'm').exec(metrics)?.[1]
  if (told === undefined) throw new Error(`the server tells no ${name}`)
  return Number(told)
}
