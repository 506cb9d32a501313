import type { Binding } from '#/platform/http/bind.ts'
import { type StepUpParts, stepUpBindings } from './calls/step-up.ts'

interface Parts extends Omit<StepUpParts, 'cookieKey'> {
  /** Key of the sessions' tokens and of the names of cookies, the same for every process. */
  readonly tokenKey: Uint8Array
}

/** The part of the module that finishes sign-ins from unknown addresses: its calls. */
export function stepUpPart({ tokenKey, ...parts }: Parts): { readonly calls: readonly Binding[] } {
  return { calls: stepUpBindings({ ...parts, cookieKey: tokenKey }) }
}
