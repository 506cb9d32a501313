import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** A PostgreSQL of one test's own, which is started again whenever it ends, as a machine's supervisor does. */
export interface OwnCluster extends AsyncDisposable {
  readonly url: string
  /** How often it was started. */
  readonly starts: number
  /** What it has written about itself. */
  readonly log: string
  /** Kills its first process as the kernel would; the others end once they notice. */
  kill(): void
  /** Stops all its processes where they are: connections stay open, are even accepted, and nobody answers. */
  stop(): void
  /** Lets them go on. */
  goOn(): void
  /** Resolves once it answers a query; so long as others hold its memory, or its disk is full, it does not even start. */
  answers(): Promise<void>
}

export interface OwnClusterOptions {
  /** Folder for everything; one of its own on the machine's disk unless given. */
  readonly dataIn?: string
  /** Folder for its log of writes. */
  readonly logOfWritesIn?: string
  readonly settings?: readonly string[]
}

const packages = '/usr/lib/postgresql'
/** As a supervisor that tries again at once; PostgreSQL takes some 2 s until it can start after its first process was killed. */
const startAgainMs = 200
const lookAgainMs = 10

/** The folder of PostgreSQL's programs: of Debian's newest package. Undefined where a test can't have a cluster. */
export function clusterPrograms(): string | undefined {
  if (!existsSync(packages)) return undefined
  const [newest] = readdirSync(packages).sort((a, b) => Number(b) - Number(a))
  const folder = join(packages, newest ?? '', 'bin')
  return existsSync(join(folder, 'initdb')) ? folder : undefined
}

/** PostgreSQL refuses root, which runs it as the user that its package made. */
export function clusterUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const [uid, gid] = ['-u', '-g'].map((which) => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' })))
  return { uid: uid ?? 0, gid: gid ?? 0 }
}

/** Makes and starts a cluster whose commits are flushed. */
export async function ownCluster(options: OwnClusterOptions = {}): Promise<OwnCluster> {
  const programs = clusterPrograms()
  if (programs === undefined) throw new Error('this test needs the programs of PostgreSQL')
  await using undo = new AsyncDisposableStack()
  const user = clusterUser()
  const run = join(mkdtempSync(join(tmpdir(), 'banyan-cluster-')))
  undo.defer(() => rmSync(run, { recursive: true, force: true }))
  if (user) chownSync(run, user.uid, user.gid)
  const data = join(options.dataIn ?? run, 'data')
  const waldir = options.logOfWritesIn === undefined ? [] : [`--waldir=${join(options.logOfWritesIn, 'log')}`]
  const init = ['-D', data, '-A', 'trust', '-U', 'postgres', '--wal-segsize=1', '--no-sync', ...waldir]
  execFileSync(join(programs, 'initdb'), init, { ...user, cwd: run, stdio: 'ignore' })
  const port = await freePort()
  const settings = ['fsync=on', 'listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${run}`]
  const given = [...settings, ...(options.settings ?? [])].flatMap((setting) => ['-c', setting])
  writeFileSync(join(data, 'pg_hba.conf'), 'host all all 127.0.0.1/32 trust\n')

  const written = { log: '', starts: 0 }
  let isOver = false
  let living: ChildProcess | undefined
  const supervise = async () => {
    while (!isOver) {
      written.starts++
      const child = spawn(join(programs, 'postgres'), ['-D', data, ...given], {
        ...user,
        cwd: run,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      living = child
      child.stderr?.on('data', (chunk) => (written.log += chunk))
      await once(child, 'exit')
      if (!isOver) await wait(startAgainMs)
    }
  }
  const supervised = supervise()
  undo.defer(async () => {
    isOver = true
    living?.kill('SIGCONT')
    living?.kill('SIGQUIT')
    await supervised
  })
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const answers = async () => {
    while (!(await isAnswering(url))) await wait(lookAgainMs)
  }
  await answers()
  const kept = undo.move()
  return {
    ...{ url, answers },
    kill: () => void living?.kill('SIGKILL'),
    stop: () => signalAll(living, 'SIGSTOP'),
    goOn: () => signalAll(living, 'SIGCONT'),
    get starts() {
      return written.starts
    },
    get log() {
      return written.log
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

/** The first process goes first: once stopped it begins no other one. Of the others one may just have ended. */
function signalAll(first: ChildProcess | undefined, signal: NodeJS.Signals): void {
  const pid = first?.pid
  if (pid === undefined) throw new Error('there is no process to signal')
  process.kill(pid, signal)
  const others = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  for (const other of others)
    try {
      process.kill(Number(other), signal)
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'ESRCH') throw error
    }
}

async function isAnswering(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
