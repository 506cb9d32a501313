import { StartError } from '#/platform/process/start-error.ts'

/** What one process of several does: answers calls and serves pages, keeps tabs up to date, delivers events and runs jobs. */
export interface Roles {
  readonly web: boolean
  readonly realtime: boolean
  readonly worker: boolean
}

export const allRoles: Roles = { web: true, realtime: true, worker: true }

const option = '--roles='

/** Reads `--roles=web,realtime,worker`; without it a process does everything. */
export function rolesOf(args: readonly string[]): Roles {
  const unknown = args.find((arg) => !arg.startsWith(option))
  if (unknown !== undefined) throw new StartError(`Unknown argument '${unknown}'. Use ${option}web,realtime,worker.`)
  const given = args.at(-1)?.slice(option.length).split(',')
  if (!given) return allRoles
  const wrong = given.find((name) => !Object.hasOwn(allRoles, name))
  if (wrong !== undefined) throw new StartError(`'${wrong}' is not a role. Roles are web, realtime and worker.`)
  return { web: given.includes('web'), realtime: given.includes('realtime'), worker: given.includes('worker') }
}
