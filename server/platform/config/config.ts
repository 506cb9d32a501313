import type { DatabaseTarget } from '#/platform/db/database.ts'
import { StartError } from '#/platform/start-error.ts'
import { Environment } from './environment.ts'

/** Everything that the environment decides; read once, at start. */
export interface Config {
  /** Address the portal's port listens on. */
  readonly host: string
  readonly port: number
  readonly consolePort: number
  /** Origin under which browsers reach the portal; https here turns on HSTS. */
  readonly publicUrl: URL
  readonly merchantCode: string
  readonly database: DatabaseTarget
  readonly logLevel: LogLevel
}

export type LogLevel = (typeof logLevels)[number]
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Reads the configuration; one error names every variable that makes no sense. */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const env = new Environment(variables)
  const port = env.port('PORT', 3000)
  const config: Config = {
    host: env.text('HOST', 'localhost', /^[A-Za-z0-9.:-]{1,253}$/, 'a host name or an address, such as 0.0.0.0'),
    port,
    consolePort: env.port('CONSOLE_PORT', 3001),
    publicUrl: env.origin('PUBLIC_URL', `http://localhost:${port}`),
    merchantCode: env.text('MERCHANT_CODE', 'banyan', /^[a-z0-9-]{2,30}$/, '2 to 30 of a-z, 0-9 and -'),
    database: databaseOf(env),
    logLevel: env.oneOf('LOG_LEVEL', logLevels, 'info'),
  }
  if (config.port !== 0 && config.port === config.consolePort) env.refuse('CONSOLE_PORT', 'must differ from PORT')
  if (env.problems.length > 0) throw new StartError(env.problems.join('\n'))
  return config
}

function databaseOf(env: Environment): DatabaseTarget {
  const url = env.postgresUrl('DATABASE_URL')
  if (url) return { engine: 'postgres', url }
  return { engine: 'pglite', folder: env.folder('DATA_DIR', './data') }
}
