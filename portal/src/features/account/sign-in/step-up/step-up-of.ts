import { RequestError } from '@banyan/client/request-error.ts'
import type { StepUp } from '@banyan/contract/envelope.ts'

/** The step-up that a refusal asks for, if it does. */
export function stepUpOf(error: unknown): StepUp | undefined {
  return error instanceof RequestError && error.code === 'step_up_needed' ? error.stepUp : undefined
}
