import type { IncomingMessage } from 'node:http'

/** Whose a websocket is. */
export interface SocketOwner {
  /** A visitor's is below zero and of this websocket alone. */
  readonly accountId: bigint
  /** Hash of the session's id, in hex; a visitor has none. */
  readonly session?: string
  /** Whether it is told of the session's end alone (requirements ACC-21). */
  readonly mustChangePassword: boolean
}

/** One that a session's ticket opened. */
export interface SocketSession extends SocketOwner {
  readonly session: string
}

/** What the platform asks of whoever keeps the sessions. */
export interface SocketSessions {
  /** Channel whose payload is the account whose sessions changed; empty when any may have. */
  readonly endedOn: string
  /** Uses the ticket up; undefined where it is not good for the browser that shows it. */
  redeem(ticket: string, request: Pick<IncomingMessage, 'headers'>): Promise<SocketSession | undefined>
  /** Those of the named sessions that are not over. */
  live(sessions: readonly string[]): Promise<ReadonlySet<string>>
}
