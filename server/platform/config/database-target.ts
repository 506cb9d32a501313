import type { DatabaseTarget } from '#/platform/db/database.ts'
import type { Environment } from './environment.ts'

/** Which engine keeps the data, and where; with PostgreSQL, what a brand that is no demo may not leave open. */
export function databaseTargetOf(env: Environment) {
  const url = env.postgresUrl('DATABASE_URL')
  if (!url) return { engine: 'pglite', folder: env.folder('DATA_DIR', './data') } as const
  // Several processes share these, so no single one may make them up.
  for (const name of ['MASTER_KEY', 'OPERATOR_KEY'])
    if (!env.has(name)) env.refuse(name, 'must be set with DATABASE_URL')
  const isPlainAllowed = env.oneOf('ALLOW_PLAIN_DATABASE', ['yes', 'no'], 'no') === 'yes'
  const hostOfDriver = env.text('PGHOST', 'localhost', /^/, 'a host')
  // What is no address of PostgreSQL has been refused already.
  const isSound = /^postgres(ql)?:/.test(URL.parse(url)?.href ?? '')
  if (isSound && !isPlainAllowed && !isThisMachine(url, hostOfDriver) && !hasTls(url))
    env.refuse(
      'DATABASE_URL',
      'must say sslmode=verify-full where PostgreSQL is on another machine, unless ALLOW_PLAIN_DATABASE is yes',
    )
  return { engine: 'postgres', url } as const
}

/** Refuses a brand that is no demo and whose members would send passwords and money in the clear. */
export function requireHttps(env: Environment, publicUrl: URL, { engine }: DatabaseTarget): void {
  const isPlainAllowed = env.oneOf('ALLOW_PLAIN_HTTP', ['yes', 'no'], 'no') === 'yes'
  if (engine === 'postgres' && publicUrl.protocol !== 'https:' && !isPlainAllowed)
    env.refuse('PUBLIC_URL', 'must be an https address with DATABASE_URL, unless ALLOW_PLAIN_HTTP is yes')
}

/** The driver takes the last of several, and a host in the query before the one of the address. */
function last(url: string, name: string): string | undefined {
  return URL.parse(url)?.searchParams.getAll(name).at(-1)
}

function isThisMachine(url: string, fallback: string): boolean {
  const host = last(url, 'host') || decodedHost(url) || fallback
  return host.startsWith('/') || /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)
}

function decodedHost(url: string): string {
  const { hostname = '' } = URL.parse(url) ?? {}
  try {
    return decodeURIComponent(hostname)
  } catch {
    return hostname
  }
}

/** Whether the driver will speak TLS and check whom it speaks to. */
function hasTls(url: string): boolean {
  const [mode, ssl] = [last(url, 'sslmode'), last(url, 'ssl')]
  // As the C library reads them, the weaker modes check nothing.
  if (last(url, 'uselibpqcompat') !== undefined) return mode === 'verify-full'
  return mode ? ['require', 'verify-ca', 'verify-full'].includes(mode) : ssl === 'true' || ssl === '1'
}
