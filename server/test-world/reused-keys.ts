import type { KeyObject } from 'node:crypto'
import { newPrivateKey } from '#/platform/keys/body-keys.ts'

const made: Promise<KeyObject>[] = []

/** Makes the keys of one world: its first one is that of every other world of this process, and so on. Each takes a second. */
export function reusedKeys(): () => Promise<KeyObject> {
  let next = 0
  return () => {
    const at = next++
    const key = made[at] ?? newPrivateKey()
    made[at] = key
    return key
  }
}
