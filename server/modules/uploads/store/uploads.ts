import './tables.ts'
import { type ImageType, imagesAtMost } from '@banyan/rules/uploads/image-bounds.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

/** What images are attached to, in the words of the module that it belongs to. */
export interface UploadOwner {
  /** Small letters and underscores, such as `deposit`. */
  readonly kind: string
  readonly id: string
}

/** An image as it is kept. */
export interface SealedUpload {
  readonly id: string
  readonly accountId: bigint
  readonly contentType: ImageType
  readonly sealed: Uint8Array
}

/** An image that is attached to something, without its bytes. */
export interface AttachedUpload {
  readonly id: string
  readonly contentType: ImageType
  readonly madeAt: Date
}

export async function insertUpload(tx: Tx, upload: SealedUpload): Promise<void> {
  const { id, accountId, contentType, sealed } = upload
  await tx.insertInto('uploads').values({ id, account_id: accountId, content_type: contentType, sealed }).execute()
}

/** Undefined where there is none; `of` asks for one of this account alone. */
export async function uploadOf(db: Db, id: string, of?: bigint): Promise<SealedUpload | undefined> {
  return await db
    .selectFrom('uploads')
    .select(['id', 'account_id as accountId', 'content_type as contentType', 'sealed'])
    .where('id', '=', id)
    .$if(of !== undefined, (query) => query.where('account_id', '=', of ?? 0n))
    .executeTakeFirst()
}

/** What is attached to an owner, in the order in which it was. */
export async function uploadsOfOwner(db: Db, { kind, id }: UploadOwner): Promise<AttachedUpload[]> {
  return await db
    .selectFrom('uploads')
    .select(['id', 'content_type as contentType', 'made_at as madeAt'])
    .where('owner_kind', '=', kind)
    .where('owner_id', '=', id)
    .orderBy('place')
    .limit(imagesAtMost)
    .execute()
}

/** Which of these images of an account there are, and whether they are attached; locked in the order of their ids. */
export async function lockUploads(
  tx: Tx,
  accountId: bigint,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly isAttached: boolean }[]> {
  return await tx
    .selectFrom('uploads')
    .select(['id', sql<boolean>`owner_kind is not null`.as('isAttached')])
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Gives images their places behind those that the owner has. */
export async function setOwner(tx: Tx, ids: readonly string[], { kind, id }: UploadOwner): Promise<void> {
  await sql`
    update uploads set owner_kind = ${kind}, owner_id = ${id}, place = held.count + given.place
    from unnest(${[...ids]}::text[]) with ordinality as given (id, place),
      (select count(*) as count from uploads where owner_kind = ${kind} and owner_id = ${id}) as held
    where uploads.id = given.id
  `.execute(tx)
}

/** Deletes an image that is attached to nothing; false where there is no such one of the account. */
export async function deleteUnattached(tx: Tx, accountId: bigint, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('uploads')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('owner_kind', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes images that nothing was attached with for so long, skipping locked ones; answers how many there were. */
export async function deleteAbandoned(tx: Tx, keptHours: number, atMost: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from uploads where id in (
      select id from uploads
      where owner_kind is null and made_at < clock_now() - make_interval(hours => ${keptHours})
      order by made_at limit ${atMost} for update skip locked
    )
  `.execute(tx)
  return Number(numAffectedRows)
}
