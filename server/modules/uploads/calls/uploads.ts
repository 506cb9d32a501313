import { uploadCalls } from '@banyan/contract/uploads/upload-calls.ts'
import { foldUsername } from '#/modules/accounts/accounts.ts'
import { namesOf } from '#/modules/accounts/members.ts'
import { type Binding, bind, bindAction } from '#/platform/http/bind.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import { Refusal } from '#/platform/refusal.ts'
import { deleteUnattached, type SealedUpload, uploadOf } from '../store/uploads.ts'
import type { ImageSeals } from '../use-cases/image-seals.ts'
import { type KeepImageParts, keepImage } from '../use-cases/keep-image.ts'

/** What an account does with images of its own. */
export function ownUploadBindings(parts: KeepImageParts): Binding[] {
  const { database, seals } = parts
  return [
    bind(uploadCalls.uploadImage, async ({ body: { image } }, { principal }) => ({
      id: await keepImage(parts, signedIn(principal).id, new Uint8Array(await image.arrayBuffer())),
    })),
    bind(uploadCalls.removeUpload, async ({ body: { id } }, { principal }) => {
      const accountId = signedIn(principal).id
      const isRemoved = await database.transaction((tx) => deleteUnattached(tx, accountId, id))
      if (!isRemoved && (await uploadOf(database.db, id, accountId))) throw new Refusal('upload_used')
      return {}
    }),
    bind(uploadCalls.ownUpload, async ({ query: { id } }, { principal }) =>
      opened(seals, await uploadOf(database.db, id, signedIn(principal).id)),
    ),
  ]
}

/** What operators see of members' images; the audit keeps who looked at which. */
export function staffUploadBindings({ seals }: Pick<KeepImageParts, 'seals'>): Binding[] {
  return [
    bindAction(uploadCalls.uploadedImage, ({ body: { id } }, _context, record) =>
      record(async (tx) => {
        const upload = await uploadOf(tx, id)
        const value = opened(seals, upload)
        const owner = upload && (await namesOf(tx, [upload.accountId])).get(upload.accountId)
        return { value, object: `account ${foldUsername(owner?.username ?? '')}`, after: { image: id } }
      }),
    ),
  ]
}

function opened(seals: ImageSeals, upload: SealedUpload | undefined): Blob {
  if (!upload) throw new Refusal('upload_not_found')
  const bytes = seals.open(upload, upload.sealed)
  if (!bytes) throw new Error('an image was sealed under another key')
  return new Blob([Uint8Array.from(bytes)], { type: upload.contentType })
}
