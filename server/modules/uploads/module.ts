import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import type { Database } from '#/platform/db/database.ts'
import { ImageReader } from '#/platform/images/image-reader.ts'
import type { Module } from '#/platform/module.ts'
import { ownUploadBindings, staffUploadBindings } from './calls/uploads.ts'
import { pruneUploads } from './jobs/prune-uploads.ts'
import { ImageSeals } from './use-cases/image-seals.ts'

interface Parts {
  readonly database: Database
  readonly personal: PersonalSecrets
  readonly keys: { readonly uploads: Uint8Array }
  readonly answerWithinMs?: number
  random(bytes: number): Buffer
}

/** Wires the module that keeps members' images. */
export function uploadsModule({ keys, answerWithinMs: ms, ...parts }: Parts): Module {
  const images = new ImageReader(ms === undefined ? {} : { drawWithinMs: ms, waitAtMostMs: ms })
  const keeping = { ...parts, images, seals: new ImageSeals(keys.uploads) }
  return {
    name: 'uploads',
    calls: ownUploadBindings(keeping),
    operatorCalls: staffUploadBindings(keeping),
    jobs: [pruneUploads],
    offers: {},
    [Symbol.asyncDispose]: () => images[Symbol.asyncDispose](),
  }
}
