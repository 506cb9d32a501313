import './tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

/** A word that an account is found by, and which of its names has it. */
export interface WordRow {
  readonly accountId: bigint
  readonly word: string
  readonly name: 'username' | 'nickname'
}

/** Keeps words of accounts; of a word that both names have, the one that comes first stays. */
export async function insertWords(tx: Tx, words: readonly WordRow[]): Promise<void> {
  if (words.length === 0) return
  await sql`
    insert into account_words (account_id, word, name)
    select * from unnest(
      ${words.map(({ accountId }) => accountId)}::bigint[], ${words.map(({ word }) => word)}::text[],
      ${words.map(({ name }) => name)}::text[]
    )
    on conflict (account_id, word) do nothing
  `.execute(tx)
}

export async function deleteWordsOf(tx: Tx, accountId: bigint): Promise<void> {
  await tx.deleteFrom('account_words').where('account_id', '=', accountId).execute()
}

export interface AccountToIndex {
  readonly id: bigint
  readonly type: number
  readonly username: string
  readonly nickname: string
}

/** Marks up to `atMost` accounts whose words are not kept yet as kept, and answers them; skips locked ones. */
export async function takeAccountsToIndex(tx: Tx, atMost: number): Promise<AccountToIndex[]> {
  const { rows } = await sql<AccountToIndex>`
    update accounts set has_words = true where id in (
      select id from accounts where not has_words order by id limit ${atMost} for update skip locked
    )
    returning id, type, username, nickname
  `.execute(tx)
  return rows
}

/** A place in the order of words. */
export interface WordPlace {
  readonly word: string
  readonly accountId: bigint
}

export interface WordSearch {
  /** Folded; not empty. */
  readonly prefix: string
  readonly after: WordPlace | undefined
  readonly type: number | undefined
  readonly state: 'active' | 'suspended' | 'closed' | undefined
  readonly atMost: number
}

/** Prepared once a connection: planning these takes longer than running them. */
const hot = sql`/* hot */`

/** Words that one page looks at: a filter that hardly any account passes takes no longer than this. */
const lookedAt = 2_000

/** Sorts behind every continuation of the prefix: no character comes after it. */
const beyond = (prefix: string) => `${prefix}\u{10FFFF}`

/** The words that begin so, behind a place, as many as a page looks at. */
function wordsInOrder(db: Db, { prefix, after }: Pick<WordSearch, 'prefix' | 'after'>) {
  return db
    .selectFrom('account_words')
    .select(['word', 'account_id', 'name'])
    .where('word', '>=', prefix)
    .where('word', '<', beyond(prefix))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(word, account_id) > (${after?.word}, ${after?.accountId}::bigint)`),
    )
    .orderBy('word')
    .orderBy('account_id')
}

/**
 * Accounts with a word that begins so, in the order of their first such word. Every step is forced to its index
 * (lateral, with a limit), so that a page stops at its size however many have the word.
 */
export async function accountsByWord(db: Db, search: WordSearch): Promise<WordRow[]> {
  const { prefix, type, state, atMost } = search
  return await db
    .selectFrom(wordsInOrder(db, search).limit(lookedAt).as('c'))
    .modifyFront(hot)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('account_words as e')
          .select(sql<boolean>`true`.as('stands'))
          .whereRef('e.account_id', '=', 'c.account_id')
          .where('e.word', '>=', prefix)
          .whereRef('e.word', '<', 'c.word')
          .limit(1)
          .as('earlier'),
      (join) => join.onTrue(),
    )
    .$if(type !== undefined || state !== undefined, (query) =>
      query.innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('accounts as a')
            .select(sql<boolean>`true`.as('passes'))
            .whereRef('a.id', '=', 'c.account_id')
            .$if(type !== undefined, (filtered) => filtered.where('a.type', '=', type ?? 0))
            .$if(state !== undefined, (filtered) => filtered.where('a.state', '=', state ?? 'active'))
            .limit(1)
            .as('passed'),
        (join) => join.onTrue(),
      ),
    )
    .select(['c.account_id as accountId', 'c.word', 'c.name'])
    .where('earlier.stands', 'is', null)
    .orderBy('c.word')
    .orderBy('c.account_id')
    .limit(atMost)
    .execute()
}

/** The last of the words that a page looks at; undefined where it looks at all there are. */
export async function lastLookedAt(
  db: Db,
  search: Pick<WordSearch, 'prefix' | 'after'>,
): Promise<WordPlace | undefined> {
  const last = wordsInOrder(db, search)
    .modifyFront(hot)
    .offset(lookedAt - 1)
    .limit(1)
  const found = await last.executeTakeFirst()
  return found && { word: found.word, accountId: found.account_id }
}
