import { freePlay } from '@banyan/contract/identity/login-calls.ts'
import { visitOf } from '#/modules/sessions/enter-portal.ts'
import { sessionCookie } from '#/modules/sessions/session-secrets.ts'
import { isSwitchedOn, type MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { askerOf } from '#/modules/verification/asker.ts'
import { consumePass } from '#/modules/verification/passes.ts'
import { bind } from '#/platform/http/bind.ts'
import type { BodyKeys } from '#/platform/keys/body-keys.ts'
import { Refusal } from '#/platform/refusal.ts'
import { admitTrialNonce, openTrial } from '../use-cases/open-trial.ts'
import type { LoginParts } from './login.ts'

interface FreePlayParts extends Pick<LoginParts, 'database' | 'secrets'> {
  readonly settings: MerchantSettings
  readonly bodyKeys: BodyKeys
}

export function freePlayCall({ database, secrets, settings, bodyKeys }: FreePlayParts) {
  return bind(freePlay, async ({ body: { passToken, kid, random } }, context) => {
    if (!isSwitchedOn(settings, 'FREE_PLAY')) throw new Refusal('free_play_off')
    if (!(await consumePass(database, passToken, 'trial', askerOf(context)))) throw new Refusal('verification_required')
    // After the pass: opening it costs, and the pass has been worked for.
    if (!(await admitTrialNonce(bodyKeys, kid, random))) throw new Refusal('sealed_body_refused')
    const { sessionId, answer } = await database.transaction((tx) => openTrial(tx, secrets, visitOf(context)))
    context.browser.keep(sessionCookie, sessionId)
    return answer
  })
}
