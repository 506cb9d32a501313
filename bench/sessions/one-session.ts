import { randomBytes } from 'node:crypto'
import { calls } from '@banyan/contract/calls.ts'
import type { TestBed } from '#/game-list/test-bed.ts'
import { connect, hashOf } from './database.ts'

const codeBytes = 20

/** What a browser that is signed in sends with each call. */
interface OpenSession {
  readonly cookie: string
  readonly token: string
}

/** A new member's session. */
export async function oneSession(bed: TestBed): Promise<OpenSession> {
  await using database = await connect(bed.cluster.url)
  await database.client.query(
    `insert into accounts (type, username, username_key, nickname) values (0, 'bench', 'bench', 'bench')`,
  )
  return await sessionOf(bed, 'bench')
}

/** A session of a member who is there, by a one-time code. */
export async function sessionOf(bed: TestBed, username: string): Promise<OpenSession> {
  const code = randomBytes(codeBytes).toString('base64url')
  await using database = await connect(bed.cluster.url)
  await database.client.query(
    `with account as (
       select id from accounts where username_key = $4
     ), session as (
       insert into sessions (id_hash, token_hash, account_id, app, client, origin, device, address, idle_seconds, ends_at)
       select $2, $3, id, 'portal', 'browser', 'password', 'the bench', '127.0.0.1', 1800, now() + interval '12 hours'
       from account returning id_hash, account_id
     )
     insert into handoff_codes (code_hash, account_id, session_id_hash, expires_at)
     select $1, account_id, id_hash, now() + interval '1 minute' from session`,
    [hashOf(code), randomBytes(32), randomBytes(32), username],
  )
  const { method, path } = calls.redeemHandoff
  const answer = await fetch(`${bed.servers[0]?.portal}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  })
  const { value } = (await answer.json()) as { value?: { token: string } }
  const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0]
  if (value === undefined || cookie === undefined) throw new Error(`the sign-in answered ${answer.status}`)
  return { cookie, token: value.token }
}
