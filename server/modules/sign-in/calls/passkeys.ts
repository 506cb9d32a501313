import {
  addPasskey,
  passkeyChallenge,
  passkeyLogin,
  passkeyOptions,
  removePasskey,
} from '@banyan/contract/identity/passkey-calls.ts'
import { profileOf } from '#/modules/accounts/accounts.ts'
import { holdFor } from '#/modules/accounts/holds.ts'
import { askerOf } from '#/modules/verification/asker.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import { Refusal } from '#/platform/refusal.ts'
import { enterProven } from '../enter-proven.ts'
import { type EnterParts, noPassword } from '../proven.ts'
import { deletePasskey } from '../store/passkeys.ts'
import { checkShownName } from '../use-cases/check-profile.ts'
import { heldAfterFactorSeconds } from '../use-cases/member-authenticator.ts'
import {
  addPasskey as add,
  newPasskeyChallenge,
  type ProvePasskeyParts,
  passkeysWithRoom,
  provePasskey,
} from '../use-cases/passkeys.ts'
import { type ProveParts, proveAgain } from '../use-cases/prove-again.ts'

export type PasskeysParts = EnterParts & ProveParts & ProvePasskeyParts

/** Passkeys of an account, and signing in by one. */
export function passkeyBindings(parts: PasskeysParts): Binding[] {
  return [...ownPasskeys(parts), ...passkeySignIn(parts)]
}

function ownPasskeys(parts: PasskeysParts): Binding[] {
  const { database, settings, site } = parts
  return [
    bind(passkeyOptions, async ({ body }, context) => {
      const { id } = signedIn(context.principal)
      await proveAgain(parts, body, context)
      const passkeys = await passkeysWithRoom(database.db, id)
      const { publicId, username, nickname } = await profileOf(database.db, id)
      return {
        challenge: await newPasskeyChallenge(parts, { accountId: id }),
        rp: { id: site.rpId, name: settings.current('brand').name },
        user: { id: publicId, name: username, displayName: nickname },
        excludeCredentials: passkeys.map(({ credentialId }) => Buffer.from(credentialId).toString('base64url')),
      }
    }),
    bind(addPasskey, async ({ body }, { principal }) => {
      const made = { ...body, name: checkShownName(body.name, '/body/name') }
      return { id: await add(parts, signedIn(principal).id, made) }
    }),
    bind(removePasskey, async ({ body: { id: publicId, ...proof } }, context) => {
      const { id } = signedIn(context.principal)
      await proveAgain(parts, proof, context)
      await database.transaction(async (tx) => {
        if (!(await deletePasskey(tx, id, publicId))) throw new Refusal('factor_not_found')
        await holdFor(tx, id, 'money_out', heldAfterFactorSeconds)
      })
      return {}
    }),
  ]
}

function passkeySignIn(parts: PasskeysParts): Binding[] {
  const { site } = parts
  return [
    bind(passkeyChallenge, async (_input, context) => {
      const challenge = await newPasskeyChallenge(parts, { asker: askerOf(context).key })
      return { challenge, rpId: site.rpId }
    }),
    bind(passkeyLogin, async ({ body: { entrance = 'member', ...shown } }, context) => {
      const accountId = await provePasskey(parts, shown, askerOf(context))
      return await enterProven(parts, { accountId, origin: 'passkey', entrance, password: noPassword }, context)
    }),
  ]
}
