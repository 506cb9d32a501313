import { RequestError } from '@banyan/client/request-error.ts'
import type { StepUp } from '@banyan/contract/envelope.ts'

/** What an answer asks to be proved once more, if that is why it refused. */
export function stepUpOf(error: unknown): StepUp | undefined {
  return error instanceof RequestError && error.code === 'step_up_needed' ? error.stepUp : undefined
}
