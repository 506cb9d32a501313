import { socketTicket } from '@banyan/contract/identity/socket-ticket.ts'
import type { Database } from '#/platform/db/database.ts'
import { bind } from '#/platform/http/bind.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import { mintSocketTicket } from '../cases/socket-ticket.ts'
import type { RandomBytes } from '../session-secrets.ts'

export function socketTicketCall(database: Database, random: RandomBytes) {
  return bind(socketTicket, async (_input, { principal }) => ({
    ticket: await database.transaction((tx) => mintSocketTicket(tx, random, signedIn(principal))),
  }))
}
