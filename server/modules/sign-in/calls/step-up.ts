import { finishStepUp, stepUpCode } from '@banyan/contract/identity/step-up-calls.ts'
import type { SendParts } from '#/modules/codes/send-code.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import { Refusal } from '#/platform/refusal.ts'
import { welcome } from '../enter-proven.ts'
import { type FinishParts, finishStepUp as finish } from '../use-cases/finish-step-up.ts'
import { rememberBrowser } from '../use-cases/remembered-login.ts'
import { sendStepUpCode } from '../use-cases/send-step-up-code.ts'

export interface StepUpParts extends FinishParts, SendParts {
  readonly cookieKey: Uint8Array
}

const refusals = { over: 'step_up_over', wrong: 'step_up_wrong' } as const

/** Sending what a sign-in still needs, and finishing it. */
export function stepUpBindings(parts: StepUpParts): Binding[] {
  return [
    bind(stepUpCode, async ({ body }, context) => {
      return { expiryMinutes: await sendStepUpCode(parts, { id: body.stepUp, method: body.method }, context) }
    }),
    bind(finishStepUp, async ({ body: { stepUp, ...shown } }, context) => {
      const outcome = await parts.database.transaction((tx) => finish(tx, parts, { id: stepUp, ...shown }, context))
      if (outcome.is !== 'entered') throw refusalOf(outcome)
      const { entered, proven, device } = outcome
      const answer = welcome(entered, proven, { browser: context.browser, device })
      const who = { accountId: proven.accountId, username: answer.account }
      if (proven.remember && !answer.mustChangePassword) await rememberBrowser(parts, who, context.browser)
      return answer
    }),
  ]
}

function refusalOf(outcome: { readonly is: keyof typeof refusals; readonly retryAfterSeconds?: number }): Refusal {
  return new Refusal(refusals[outcome.is], { retryAfterSeconds: outcome.retryAfterSeconds })
}
