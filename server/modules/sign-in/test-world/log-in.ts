import type { BodyOf } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import type { VerificationPurpose } from '@banyan/contract/identity/slider.ts'
import { proofAmong } from '@banyan/rules/verification/proof-of-work.ts'
import type { LightMyRequestResponse } from 'fastify'
import { createAccount, type NewAccount } from '#/modules/accounts/accounts.ts'
import { anAccount } from '#/modules/accounts/test-world/account-builder.ts'
import { issueCaptcha } from '#/modules/verification/cases/issue-captcha.ts'
import { issueChallenge } from '#/modules/verification/cases/issue-challenge.ts'
import { solveChallenge } from '#/modules/verification/cases/solve-challenge.ts'
import { askerWith, type Browser } from '#/modules/verification/test-world/browser.ts'
import { newSecret } from '#/platform/crypto/new-secret.ts'
import type { World } from '#/test-world/world.ts'
import { PasswordHashing } from '../password-hashing.ts'

type LoginBody = BodyOf<typeof calls.login>

const passwords = new PasswordHashing()

/** Makes an account that signs in with this password. */
export async function accountWith(
  w: World,
  username: string,
  password: string,
  given: Partial<NewAccount> = {},
): Promise<bigint> {
  const passwordHash = await passwords.hash(password)
  return await w.database.transaction((tx) => createAccount(tx, anAccount({ username, passwordHash, ...given })))
}

/** The browser as an asker, whom the server need not have met. */
function askerIn({ cookies, address }: Browser) {
  if (!cookies.has('asker')) cookies.set('asker', newSecret(16))
  return askerWith(cookies.get('asker') ?? '', address)
}

/** A pass as somebody has it who solves every challenge, and quickly. */
export async function passFor(w: World, from: Browser, purpose: VerificationPurpose = 'login'): Promise<string> {
  const asker = askerIn(from)
  const wanted = { purpose, targetX: null, difficultyBits: 1 } as const
  const { challenge, work } = await w.database.transaction((tx) => issueChallenge(tx, wanted, asker))
  const attempt = { challenge, work: proofAmong(work, 0, 10_000) ?? -1 }
  const pass = await w.database.transaction((tx) => solveChallenge(tx, attempt, asker))
  if (pass === undefined) throw new Error('a challenge was not solved')
  return pass
}

/** What goes with a login that needs a captcha, as somebody sends it who reads every image. */
export async function readCaptcha(w: World, from: Browser): Promise<Pick<LoginBody, 'captchaId' | 'captcha'>> {
  const captcha = 'KW3AT'
  const captchaId = await w.database.transaction((tx) => issueCaptcha(tx, captcha, askerIn(from)))
  return { captchaId, captcha }
}

type Given = { readonly [Field in keyof LoginBody]?: LoginBody[Field] | undefined }

/** Sends a login by username, with a pass of its own unless one is given. */
export async function logIn(w: World, from: Browser, body: Given): Promise<LightMyRequestResponse> {
  const passToken = await passFor(w, from)
  return await from.postSealed(calls.login.path, { type: 'username', passToken, ...body })
}

/** Locks every account that has failed for a minute from now: the first ones last a second, which a busy machine may need itself. */
export async function lengthenLocks(w: World): Promise<void> {
  const lockedUntil = new Date(Date.now() + 60_000)
  await w.database.transaction((tx) =>
    tx.updateTable('login_failures').set({ locked_until: lockedUntil }).where('kind', '=', 'account').execute(),
  )
}
