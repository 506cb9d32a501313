import type { Outgoing } from '../outgoing/outbox.ts'

export interface SmsMessage extends Outgoing {
  /** In E.164. */
  readonly to: string
  readonly text: string
}
