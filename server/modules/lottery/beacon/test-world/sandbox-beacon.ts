import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { BeaconConfig } from '#/platform/config/beacon.ts'
import { readConfig } from '#/platform/config/config.ts'
import { serverFolder } from '#/platform/server-folder.ts'

/** The sandbox's beacon as a process of its own, and the configuration with which a server asks it. */
export interface SandboxBeacon extends AsyncDisposable {
  readonly config: BeaconConfig
  /** Presses a button on its page. */
  choose(fault: string, reach: 'both' | 'first'): Promise<void>
}

interface Notice {
  readonly sandbox: string
  readonly beacon: { readonly relays: readonly string[]; readonly chain: object }
}

/** Starts it with a secret of its own. */
export async function startSandboxBeacon(): Promise<SandboxBeacon> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'sandbox/main.ts'], {
    cwd: new URL('..', serverFolder),
    env: { SANDBOX_PORT: '0', BEACON_KEY: randomBytes(32).toString('base64url') },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const failed = ended.then(([code]) => Promise.reject(new Error(`the sandbox ended with ${code}`)))
  const [{ sandbox, beacon }] = (await Promise.race([once(child, 'message'), failed])) as [Notice]
  failed.catch(() => {})
  const press = async (form: string, behaviour: string) =>
    await fetch(`${sandbox}/beacon/${form}`, { method: 'POST', body: new URLSearchParams({ behaviour }) })
  return {
    config: readConfig({ BEACON_RELAYS: beacon.relays.join(','), BEACON_CHAIN: JSON.stringify(beacon.chain) }).beacon,
    choose: async (fault, reach) => {
      await press('fault', fault)
      await press('reach', reach)
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
