/** What websockets may take of a process. */
export interface SocketLimits {
  /** Whoever says nothing before that is nobody. */
  readonly helloWithinMs: number
  /** More messages within the window end the connection. */
  readonly messages: number
  readonly windowMs: number
  /** From so many bytes that a browser has not taken yet, it is sent only the newest of each topic. */
  readonly heldFromBytes: number
  /** With more of them its connection is ended. */
  readonly bufferedBytes: number
  /** Connections of one address (a /64 of IPv6), behind which many may be, of one session, and in all. */
  readonly ofAddress: number
  readonly ofSession: number
  /** All that visitors have, so that they leave room for who is signed in. */
  readonly ofVisitors: number
  readonly inAll: number
  /** New connections a second, so that a storm of them leaves room for calls (reliability goal G12). */
  readonly perSecond: number
  /** So long a handshake waits for its turn at most; browsers of ours wait 10 s for the first word. */
  readonly turnWithinMs: number
  /** A connection that is silent for two beats is gone. */
  readonly beatEveryMs: number
  /** So often every connected account is looked at without a hint. */
  readonly lookEveryMs: number
  /** Between looking and looking again where the database did not answer. */
  readonly lookAgainMs: number
  /** So long browsers have to say goodbye when the server goes. */
  readonly goodbyeMs: number
}

export const socketLimits: SocketLimits = {
  helloWithinMs: 5_000,
  messages: 20,
  windowMs: 10_000,
  heldFromBytes: 16 * 1_024,
  bufferedBytes: 64 * 1_024,
  ofAddress: 400,
  ofSession: 20,
  ofVisitors: 10_000,
  inAll: 20_000,
  perSecond: 600,
  turnWithinMs: 5_000,
  beatEveryMs: 30_000,
  lookEveryMs: 30_000,
  lookAgainMs: 1_000,
  goodbyeMs: 500,
}
