import { sql } from 'kysely'
import type { Tx } from './handles.ts'

/** Rows that go with each new one: twice as many as come, so that none stay. */
const purgedAtOnce = 2

/** The tables of what is good for a while only, with the key of each. */
const keys = {
  captchas: 'asker',
  slider_challenges: 'id_hash',
  verification_passes: 'token_hash',
  remembered_logins: 'selector',
  trial_openings: 'network',
  sms_codes: 'id',
  sms_sends: 'id',
  limited_tries: 'id',
  used_phone_tokens: 'token_hash',
  pending_sign_ins: 'id_hash',
  passkey_challenges: 'challenge_hash',
  socket_tickets: 'ticket_hash',
} as const

/** Removes some of what was made so long ago that it is over, without waiting for whoever is at it already. */
export async function purgeOld(tx: Tx, table: keyof typeof keys, goodForSeconds: number): Promise<void> {
  const [rows, key] = [sql.table(table), sql.ref(keys[table])]
  await sql`
    delete from ${rows} where ${key} in (
      select ${key} from ${rows} where made_at <= clock_now() - make_interval(secs => ${goodForSeconds})
      order by made_at limit ${purgedAtOnce} for update skip locked
    )
  `.execute(tx)
}
