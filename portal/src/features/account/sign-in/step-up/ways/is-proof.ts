import type { StepUpMethod } from '@banyan/contract/envelope.ts'

/** Whether the text can be such a proof; if not, no attempt is spent. */
export function isProof(method: StepUpMethod, written: string): boolean {
  if (method === 'bankAccountName') return written !== ''
  return method === 'recovery' ? /^[A-Z2-7]{5}-?[A-Z2-7]{5}$/i.test(written) : /^[0-9]{6}$/.test(written)
}
