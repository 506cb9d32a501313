import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#/servers/free-port.ts'
import { postgresFolder } from './postgres-programs.ts'

/** A PostgreSQL of our own, which goes when it is disposed. */
export interface Cluster extends AsyncDisposable {
  readonly url: string
}

/** Every commit is flushed, as a database for money must; pinned, so that no package's default decides. */
const settings = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on', 'listen_addresses=127.0.0.1']

/** Makes and starts a cluster on a free port. PostgreSQL refuses root, so root runs it as the user `postgres`. */
export async function startCluster(): Promise<Cluster> {
  const programs = postgresFolder()
  if (programs === undefined) throw new Error('PostgreSQL is not installed: neither in /usr/lib/postgresql nor in PATH')
  const folder = mkdtempSync(join(tmpdir(), 'banyan-cluster-'))
  await using undo = new AsyncDisposableStack()
  undo.defer(() => rmSync(folder, { recursive: true, force: true }))
  const isRoot = process.getuid?.() === 0
  if (isRoot) execFileSync('chown', ['postgres', folder])
  const data = join(folder, 'data')
  const run = (program: string, ...args: string[]) => {
    const command = [join(programs, program), '-D', data, ...args]
    const [file = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
    execFileSync(file, rest, { cwd: folder, stdio: 'ignore' })
  }

  run('initdb', '-A', 'trust', '-U', 'postgres')
  const port = await freePort()
  const options = [...settings, `port=${port}`, `unix_socket_directories=${folder}`].map((setting) => `-c ${setting}`)
  run('pg_ctl', '-w', '-l', join(folder, 'log'), '-o', options.join(' '), 'start')
  undo.defer(() => run('pg_ctl', '-m', 'immediate', 'stop'))
  const kept = undo.move()
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}
