import { presentationTable } from '@banyan/contract/client.gen.ts'
import type { Presentation } from '@banyan/contract/errors.ts'
import { RequestError, type RequestErrorCode } from './request-error.ts'

/** Failures of this side are toasts: the network's, and those of the application's own chunks. */
const presentations: Partial<Record<RequestErrorCode, Presentation>> = {
  ...presentationTable,
  network_failed: 'toast',
  network_timed_out: 'toast',
  chunk_failed: 'toast',
  secure_connection_needed: 'toast',
}

/** How a failure is shown to a person; a server that is newer than this page may know codes that it does not. */
export function presentationOf(error: unknown): Presentation {
  return (error instanceof RequestError && presentations[error.code]) || 'dialog'
}
