import type { CallDefinition } from './call.ts'
import { gameList } from './games/game-list.ts'
import { settingsCalls } from './operator/settings-calls.ts'
import { systemConfig, systemStatus } from './system/config.ts'

/** Every call of the contract by its id: the one place where a call joins the wire. */
export const calls = { systemConfig, systemStatus, gameList, ...settingsCalls } as const satisfies Record<
  string,
  CallDefinition
>

export type Calls = typeof calls
export type CallId = keyof Calls
