import { ValueStore } from '@banyan/ui/value-store.ts'
import { keep, readKept } from '#/src/session/session-storage.ts'

/** Session storage key of the address that answers. */
const storageName = 'imageCDN'
/** Missing pictures in a row after which the address counts as down. */
const patience = 3

/** The address of pictures that has answered in this session; pictures begin with it. */
export const answeringCdn = new ValueStore<string | undefined>(readKept(storageName))
let proven = false
let misses = 0

/** A picture came from an address: the rest begin there too, unless the present one is known to be well. */
export function noteAnswer(cdn: string): void {
  if (cdn !== answeringCdn.get() && (!proven || misses >= patience)) {
    keep(storageName, cdn)
    answeringCdn.set(cdn)
  }
  if (cdn !== answeringCdn.get()) return
  proven = true
  misses = 0
}

/** A picture didn't come from an address. */
export function noteMiss(cdn: string): void {
  if (cdn === answeringCdn.get()) misses += 1
}
