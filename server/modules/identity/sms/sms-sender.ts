export interface SmsMessage {
  /** The same for each attempt, so that a gateway that took an earlier one sends nothing twice. */
  readonly id: string
  /** In E.164. */
  readonly to: string
  readonly text: string
}

/** Hands messages to whoever sends them. */
export interface SmsSender {
  /** Resolves once the message was taken; rejects when it was not, with a reason that names no number. */
  send(message: SmsMessage, stop: AbortSignal): Promise<void>
}
