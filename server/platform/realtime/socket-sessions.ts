import type { IncomingMessage } from 'node:http'

/** Whose a websocket is. */
export interface SocketSession {
  readonly accountId: bigint
  /** Hash of the session's id, in hex. */
  readonly session: string
  /** Whether it is told of the session's end alone (requirements ACC-21). */
  readonly mustChangePassword: boolean
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
