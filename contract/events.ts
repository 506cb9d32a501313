import Type, { type Static, type TObject } from 'typebox'
import { socketTicketText } from './identity/socket-ticket.ts'
import { shape } from './system/content.ts'

/** Where a tab opens its websocket; there is one, at the portal's address. */
export const socketPath = '/wps/socket'

/** Whatever a browser sends is smaller, in bytes; a larger message ends the connection with 1009. */
export const largestMessageBytes = 1_024
/** An event is smaller, in bytes. */
export const largestEventBytes = 16 * 1_024
/** So many fit into one hello. */
const topicsAtMost = 12

/** The close code of a connection that its server did not open: the ticket was no good. */
export const ticketRefused = 4401
/** The close code of a connection whose session is over; `session.ended` came before it. */
export const sessionOver = 4402
/** The close code of a connection too many, of its session or of all visitors; a server that comes back or goes says 1012. */
export const tooManySockets = 4429

/** Grows with each change of a topic's value, for one account or one key. */
const version = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
/** Topics are named like events, such as `balance.changed`. */
const topicName = Type.String({ pattern: '^[a-z]{1,20}\\.[a-zA-Z]{1,20}$' })

/**
 * The first message, within 5 s: who comes, and the last version that it saw of each topic. A visitor has no ticket and
 * is told what is the same for everybody.
 */
const hello = shape({
  kind: Type.Literal('hello'),
  ticket: Type.Optional(socketTicketText),
  versions: Type.Record(topicName, version, { maxProperties: topicsAtMost, additionalProperties: false }),
})
/** Asks whether the server is still there, which answers `socket.pong`. */
const ping = shape({ kind: Type.Literal('ping') })

/** A tab watches no more keys of a topic at once. */
const watchedAtMost = 8
/**
 * Which keys of a topic the tab watches from here on, such as games, each with the last version that it saw of its value: 0
 * for none. Those before are watched no more. It comes after `socket.opened`, each time anew.
 */
const watch = shape({
  kind: Type.Literal('watch'),
  event: topicName,
  seen: Type.Record(Type.String({ pattern: '^[A-Za-z0-9_]{1,20}$' }), version, {
    maxProperties: watchedAtMost,
    additionalProperties: false,
  }),
})

/** What a browser sends. */
export const clientMessage = Type.Union([hello, ping, watch])
export type ClientMessage = Static<typeof clientMessage>

/**
 * What the server tells: `value` is of the event's own schema. Events of a topic carry the version of their value and
 * stand for all before them, so that who missed some is told the last one.
 */
export const serverEvent = shape({
  event: topicName,
  version: Type.Optional(version),
  value: Type.Object({}),
})
export type ServerEvent = Static<typeof serverEvent>

/** The values of events, by name. A topic adds its own in a file beside its calls. */
export const eventValues = {
  /** The hello was accepted; the topics whose versions differ follow. */
  'socket.opened': shape({}),
  'socket.pong': shape({}),
  /** The session is over, or another one has taken its place in this browser. */
  'session.ended': shape({}),
} as const satisfies Record<string, TObject>

/** Types of the values of events; features of topics declare theirs into it. */
export interface EventValues {
  'socket.opened': Static<(typeof eventValues)['socket.opened']>
  'socket.pong': Static<(typeof eventValues)['socket.pong']>
  'session.ended': Static<(typeof eventValues)['session.ended']>
}
