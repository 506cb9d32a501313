import type { provenSignIn } from '@banyan/contract/identity/signed-in.ts'
import type { Static } from 'typebox'
import { requirePasswordChange } from '#/modules/accounts/credentials.ts'
import { type Entered, enterPortal, lockAtDoor, visitOf } from '#/modules/sessions/enter-portal.ts'
import type { Arrival } from '#/modules/sessions/open-session.ts'
import { sessionCookie } from '#/modules/sessions/session-secrets.ts'
import { askerOf } from '#/modules/verification/asker.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { inOneTurn } from '#/platform/db/turns.ts'
import type { Context } from '#/platform/http/bind.ts'
import { Refusal } from '#/platform/refusal.ts'
import { deviceOf, keepDeviceName, knowNetwork, newDevice, rememberDevice, signInPlace } from './known-places.ts'
import { type EnterParts, isChangeDueLater, type Proven } from './proven.ts'
import { authenticatorOf } from './store/member-authenticators.ts'
import { insertSignIn } from './store/sign-ins.ts'
import { beginStepUp } from './use-cases/begin-step-up.ts'

type Newcomer = Pick<Context, 'browser' | 'address'>

/**
 * Signs a proven account in: a session for this browser, which the account knows from now on. The one way into the
 * portal for every kind of proof that a person gives. From where the account is not known a password is not enough:
 * then step_up_needed is refused, and the sign-in waits to be finished.
 */
export async function enterProven(
  parts: EnterParts,
  proven: Proven,
  context: Newcomer,
): Promise<Static<typeof provenSignIn>> {
  const { browser, address } = context
  const newcomer = { asker: () => askerOf(context), address, device: deviceOf(browser) }
  const device = newcomer.device ?? newDevice()
  const outcome = await parts.database.transaction(async (tx) => {
    const arrival = await lockAtDoor(tx, proven.accountId, proven.entrance, visitOf(context))
    const stepUp = await beginStepUp(tx, parts, proven, newcomer)
    if (!stepUp) return { entered: await admitProven(tx, parts, { proven, arrival }, { ...context, device }) }
    await noteSignIn(tx, parts, proven, { ...context, result: 'stepUp' })
    return { stepUp }
  })
  // It is thrown after the commit: what waits to be finished is to stay.
  if (outcome.stepUp) throw new Refusal('step_up_needed', { stepUp: outcome.stepUp })
  return welcome(outcome.entered, proven, { browser, device })
}

/**
 * Whether the account knows the network from then on: by a completed step-up, or by what proves as much. Beside an
 * authenticator a code by SMS does not, whether or not the step-up was asked for here.
 */
async function provesNetwork(tx: Tx, { accountId, origin, stepUp }: Proven): Promise<boolean> {
  if (stepUp !== undefined || origin === 'passkey' || origin === 'registration') return true
  return origin === 'sms' && (await authenticatorOf(tx, accountId)) === undefined
}

/** Opens the session of a locked account and lets the account know where it was opened. */
export async function admitProven(
  tx: Tx,
  parts: EnterParts,
  { proven, arrival }: { readonly proven: Proven; readonly arrival: Arrival },
  context: Newcomer & { readonly device: string },
): Promise<Entered> {
  const { accountId, origin, entrance, password } = proven
  const sessionOrigin = origin === 'service' ? 'handoff' : origin
  const visit = { ...visitOf(context), origin: sessionOrigin, mustChangePassword: password.mustChange }
  const isNetworkProven = await provesNetwork(tx, proven)
  if (isChangeDueLater(parts.settings, arrival, origin)) await requirePasswordChange(tx, accountId)
  const { entered } = await inOneTurn(tx, {
    entered: (turn) => enterPortal(turn, parts.secrets, arrival, entrance, visit),
    device: (turn) => rememberDevice(turn, accountId, context.device, context.browser.userAgent),
    ...(isNetworkProven && { network: (turn: Tx) => knowNetwork(turn, parts.personal, accountId, context.address) }),
    signIn: (turn) => noteSignIn(turn, parts, proven, { ...context, result: 'entered' }),
  })
  return entered
}

/** Gives the browser what the session and the account know it by. */
export function welcome(
  { sessionId, answer }: Entered,
  { password: { isWeak, isExpired, mustChange } }: Pick<Proven, 'password'>,
  { browser, device }: Pick<Newcomer, 'browser'> & { readonly device: string },
): Static<typeof provenSignIn> {
  browser.keep(sessionCookie, sessionId)
  keepDeviceName(browser, device)
  return { ...answer, passwordIsWeak: isWeak, passwordExpired: isExpired, mustChangePassword: mustChange }
}

async function noteSignIn(
  tx: Tx,
  { countryOf }: EnterParts,
  { accountId, origin, stepUp }: Proven,
  { result, ...context }: Newcomer & { readonly result: 'entered' | 'stepUp' },
): Promise<void> {
  await insertSignIn(tx, accountId, {
    ...signInPlace(countryOf, context),
    method: origin,
    stepUp: stepUp ?? null,
    result,
  })
}
