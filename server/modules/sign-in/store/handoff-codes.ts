import './tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

interface NewCodeRow {
  readonly codeHash: Uint8Array
  readonly sessionIdHash: Uint8Array
  readonly goodForSeconds: number
}

/** Keeps a code in the place of the one that its session handed out before. */
export async function putHandoffCode(
  tx: Tx,
  { codeHash, accountId, sessionIdHash, goodForSeconds }: NewCodeRow & { readonly accountId: bigint },
): Promise<void> {
  await sql`
    insert into handoff_codes (code_hash, account_id, session_id_hash, expires_at)
    values (${codeHash}, ${accountId}, ${sessionIdHash}, clock_now() + make_interval(secs => ${goodForSeconds}))
    on conflict (session_id_hash) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at
  `.execute(tx)
}

/** Keeps a code that stands without a session, in the place of the one before. */
export async function putCodeWithoutSession(
  tx: Tx,
  { codeHash, accountId, goodForSeconds }: Omit<NewCodeRow, 'sessionIdHash'> & { readonly accountId: bigint },
): Promise<void> {
  await sql`
    insert into handoff_codes (code_hash, account_id, expires_at)
    values (${codeHash}, ${accountId}, clock_now() + make_interval(secs => ${goodForSeconds}))
    on conflict (account_id) where session_id_hash is null
    do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at
  `.execute(tx)
}

/** The account that a good code belongs to. */
export async function accountBehind(db: Db, codeHash: Uint8Array): Promise<bigint | undefined> {
  const found = await db
    .selectFrom('handoff_codes')
    .select('account_id as accountId')
    .where('code_hash', '=', codeHash)
    .where(sql<boolean>`expires_at > clock_now()`)
    .executeTakeFirst()
  return found?.accountId
}

/** Whose session minted a code: the account's own, or none, as customer service has none of it. */
export type Minter = 'own' | 'service'

/** Uses a code up and answers who minted it: of several who try at once, one does, and the others have undefined. */
export async function takeHandoffCode(tx: Tx, codeHash: Uint8Array): Promise<Minter | undefined> {
  const taken = await tx
    .deleteFrom('handoff_codes')
    .where('code_hash', '=', codeHash)
    .where(sql<boolean>`expires_at > clock_now()`)
    .returning('session_id_hash as sessionIdHash')
    .executeTakeFirst()
  return taken && (taken.sessionIdHash === null ? 'service' : 'own')
}

/** Nickname of the account that a good code belongs to. */
export async function nicknameBehind(db: Db, codeHash: Uint8Array): Promise<string | undefined> {
  const found = await db
    .selectFrom('handoff_codes')
    .innerJoin('account_standing', 'account_standing.id', 'handoff_codes.account_id')
    .select('account_standing.nickname')
    .where('handoff_codes.code_hash', '=', codeHash)
    .where('account_standing.is_active', '=', true)
    .where(sql<boolean>`handoff_codes.expires_at > clock_now()`)
    .executeTakeFirst()
  return found?.nickname
}
