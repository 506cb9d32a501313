import { trustedScript } from '@banyan/client/trusted-script.ts'
import program from './repeat-in-thread.ts?worker&url'

const trusted = trustedScript('draw-thread', program)

/** Starts the thread that repeats draws. */
export function repeatingThread(): Worker {
  return new Worker(trusted, { type: 'module' })
}
