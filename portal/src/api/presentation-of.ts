import type { ErrorCode, Presentation } from '@banyan/contract/errors.ts'
import { presentationTable } from '@banyan/contract/later-client.gen.ts'
import { RequestError, type RequestErrorCode } from './request-error.ts'

/** Failures that arise on this side: the network's and the portal's own chunks'. */
const local: readonly RequestErrorCode[] = [
  'network_failed',
  'network_timed_out',
  'chunk_failed',
  'secure_connection_needed',
]

/** How a failure is shown to a person; a server that is newer than this page may know codes that it does not. */
export function presentationOf(error: unknown): Presentation {
  if (!(error instanceof RequestError)) return 'dialog'
  if (local.includes(error.code)) return 'toast'
  return error.code in presentationTable ? presentationTable[error.code as ErrorCode] : 'dialog'
}
