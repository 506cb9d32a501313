import type { Tongues } from '#/platform/http/bind.ts'

/** In which language texts are read, and which is the last to fall back to: BCP 47 tags. */
export interface Reader {
  readonly tag: string
  readonly merchantTag: string
}

/** The reader of a request: by the language that its query names, else by its header. */
export function readerOf(tongues: Tongues, code?: string): Reader {
  const { tag } = code === undefined ? tongues.language : tongues.languageFor(code)
  return { tag, merchantTag: tongues.merchantLanguage.tag }
}
