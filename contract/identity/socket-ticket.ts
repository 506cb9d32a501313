import Type from 'typebox'
import { defineCall } from '#/call.ts'
import { shape } from '#/system/content.ts'

/** What opens one websocket: 256 bits, good for 30 s, one use, and the session that it was drawn for. */
export const socketTicketText = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })

/** Stands before each websocket: an upgrade shows the cookie by itself, but a foreign page can't ask for this. */
export const socketTicket = defineCall({
  id: 'socketTicket',
  summary: 'A one-time ticket for the websocket at /wps/socket, good for 30 s.',
  moduleId: 'SESSION',
  method: 'POST',
  path: '/wps/session/ticket',
  callers: ['member', 'trial', 'agent'],
  token: 'needed',
  // The socket then tells of the session's end and of nothing else.
  beforePasswordChange: true,
  encrypted: false,
  query: shape({}),
  body: undefined,
  value: shape({ ticket: socketTicketText }),
  errors: [],
  origin: 'ours',
})
