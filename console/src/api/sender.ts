import type { RequestErrorCode } from './request-error.ts'

/** Who sends the requests of this page, and who hears what was refused. */
interface Sender {
  merchant: string
  language: string
  /** The session's token; its cookie travels beside it. */
  token: string | null
  onRefused: (code: RequestErrorCode) => void
}

/** Start-up names the sender before the first request; the session keeps its token. */
export const sender: Sender = { merchant: '', language: '', token: null, onRefused: () => {} }
