import { imagesAtMost } from '@banyan/rules/uploads/image-bounds.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import * as rows from './store/uploads.ts'

/** What images are attached to, in the words of the module that it belongs to. */
export type UploadOwner = rows.UploadOwner
/** The images of an owner, in the order in which they were attached. */
export const uploadsOf = rows.uploadsOfOwner

/**
 * Attaches images of an account to what it does: with it they stay, and to nothing else can they be attached. One that is
 * not there or not the account's is refused with upload_not_found, one that is in use with upload_used, and a fourth of
 * an owner with upload_three_at_most. Who may attach to this owner is the caller's to say, and the caller locks the owner.
 */
export async function attachUploads(
  tx: Tx,
  accountId: bigint,
  ids: readonly string[],
  owner: UploadOwner,
): Promise<void> {
  if (ids.length === 0) return
  const held = await uploadsOf(tx, owner)
  if (held.length + ids.length > imagesAtMost) throw new Refusal('upload_three_at_most')
  const found = await rows.lockUploads(tx, accountId, ids)
  // One that is named twice is attached by then.
  if (found.some(({ isAttached }) => isAttached) || new Set(ids).size < ids.length) throw new Refusal('upload_used')
  if (found.length < ids.length) throw new Refusal('upload_not_found')
  await rows.setOwner(tx, ids, owner)
}
