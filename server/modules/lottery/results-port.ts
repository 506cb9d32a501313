import type { PublishedResult } from '@banyan/rules/lottery/imported-result.ts'

/** What a feed of results says of one issue. */
export type FeedAnswer =
  /** As its source publishes it, perhaps in part; nothing of it is checked but that it is of the issue. */
  | {
      readonly is: 'published'
      readonly published: PublishedResult
      readonly sourceUrl: string | undefined
      /** SHA-256 of the bytes that came, in hex. */
      readonly payloadHash: string
    }
  | { readonly is: 'not_yet' }
  /** Silence, or an answer that speaks of something else. */
  | { readonly is: 'fault'; readonly reason: string }

/** An outside party that knows results of imported games. It is believed by nobody: operators confirm what it says. */
export interface ResultFeed {
  /** As operators read it: 1 to 30 characters. */
  readonly name: string
  resultOf(game: string, issue: string): Promise<FeedAnswer>
}
