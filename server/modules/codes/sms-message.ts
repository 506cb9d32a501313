import type { Outgoing } from './send-queue.ts'

export interface SmsMessage extends Outgoing {
  /** In E.164. */
  readonly to: string
  readonly text: string
}
