import { imageTypeOf } from '@banyan/rules/uploads/image-bounds.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { countTryWithin } from '#/modules/verification/limited-tries.ts'
import type { Database } from '#/platform/db/database.ts'
import type { ImageReader } from '#/platform/images/image-reader.ts'
import { Refusal } from '#/platform/refusal.ts'
import { insertUpload } from '../store/uploads.ts'
import type { ImageSeals } from './image-seals.ts'

/** Images that an account can have read within 24 hours; those that can't be read cost as much, and count. */
const readAtMost = 20
const withinSeconds = 24 * 3600
const idBytes = 16

export interface KeepImageParts {
  readonly database: Database
  readonly personal: Pick<PersonalSecrets, 'hashOfSubject'>
  readonly images: Pick<ImageReader, 'drawAnew'>
  readonly seals: ImageSeals
  /** Bytes of chance. */
  random(bytes: number): Buffer
}

/**
 * Draws an image anew and keeps it sealed, attached to nothing yet; answers its id. Before the image is read, which is
 * what costs, the try is counted and committed. No transaction waits for the reader.
 */
export async function keepImage(
  { database, personal, images, seals, random }: KeepImageParts,
  accountId: bigint,
  file: Uint8Array,
): Promise<string> {
  if (!imageTypeOf(file)) throw new Refusal('upload_type_refused')
  const subject = personal.hashOfSubject('uploads', String(accountId))
  const limit = { kind: 'upload', subject, atMost: readAtMost, withinSeconds }
  const retryAfterSeconds = await database.transaction((tx) => countTryWithin(tx, limit))
  if (retryAfterSeconds > 0) throw new Refusal('upload_too_many', { retryAfterSeconds })
  const drawn = await images.drawAnew(file)
  if (!drawn) throw new Refusal('upload_unreadable')
  const id = random(idBytes).toString('base64url')
  const sealed = seals.seal({ accountId, id }, drawn.bytes)
  await database.transaction((tx) => insertUpload(tx, { id, accountId, contentType: drawn.type, sealed }))
  return id
}
