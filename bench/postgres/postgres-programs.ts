import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const packages = '/usr/lib/postgresql'

/** The folder of PostgreSQL's programs: of Debian's newest package, else where PATH has them. */
export function postgresFolder(): string | undefined {
  const versions = existsSync(packages) ? readdirSync(packages).sort((a, b) => Number(b) - Number(a)) : []
  const packaged = versions.map((version) => join(packages, version, 'bin'))
  return [...packaged, ...(process.env.PATH ?? '').split(':')].find((folder) => existsSync(join(folder, 'initdb')))
}

/** `PostgreSQL 15.14`, or undefined where there is none. */
export function postgresVersion(): string | undefined {
  const folder = postgresFolder()
  if (folder === undefined) return undefined
  const said = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return `PostgreSQL ${/\d+(\.\d+)*/.exec(said)?.[0] ?? '?'}`
}
