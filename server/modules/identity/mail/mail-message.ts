import type { Outgoing } from '../outgoing/outbox.ts'

export interface MailMessage extends Outgoing {
  readonly to: string
  /** Of one line. */
  readonly subject: string
  /** Plain text. */
  readonly text: string
}
