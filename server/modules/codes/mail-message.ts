import type { Outgoing } from './send-queue.ts'

export interface MailMessage extends Outgoing {
  readonly to: string
  /** Of one line. */
  readonly subject: string
  /** Plain text. */
  readonly text: string
}
