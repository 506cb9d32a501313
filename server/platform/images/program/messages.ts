import type { ImageType } from '@banyan/rules/uploads/image-bounds.ts'

/** A picture drawn anew: nothing of its file but the pixels. */
export interface Drawn {
  readonly is: 'drawn'
  readonly type: ImageType
  readonly bytes: Uint8Array
}

/** What the program says: once that it is there, then one answer for each file it is sent. */
export type ProgramMessage = { readonly is: 'ready' } | { readonly is: 'unreadable' } | Drawn
