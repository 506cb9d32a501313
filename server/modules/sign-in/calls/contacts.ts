import { changeEmail, changeMobile, confirmEmail } from '@banyan/contract/identity/security-calls.ts'
import { newNumberSms, ownSms } from '@banyan/contract/identity/sms-code.ts'
import { numberOf, parseOfferedNumber } from '#/modules/accounts/contacts.ts'
import { refuseWhileHeld } from '#/modules/accounts/holds.ts'
import { codeMail } from '#/modules/codes/code-texts.ts'
import { mailCodeMinutes } from '#/modules/codes/mail-codes.ts'
import { type SendParts, sendSmsCode, tagFor } from '#/modules/codes/send-code.ts'
import { askerOf } from '#/modules/verification/asker.ts'
import { consumePass } from '#/modules/verification/passes.ts'
import { newSecret } from '#/platform/crypto/new-secret.ts'
import { type Binding, bind, type Context } from '#/platform/http/bind.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import { Refusal } from '#/platform/refusal.ts'
import { changeEmail as change, checkEmail, confirmEmail as confirm } from '../use-cases/change-email.ts'
import { changeMobile as changeNumber } from '../use-cases/change-mobile.ts'
import { type ProveParts, proveAgain, required } from '../use-cases/prove-again.ts'
import { tellOldEmail, tellOldNumber } from '../use-cases/tell-owner.ts'

export interface ContactsParts extends SendParts, ProveParts {
  readonly publicUrl: URL
}

const refusals = { wrong: 'verification_code_wrong', taken: 'email_taken' } as const

/** Where an account can be reached, and how that is changed. */
export function contactsBindings(parts: ContactsParts): Binding[] {
  const { database, personal, settings } = parts
  return [
    bind(ownSms, async ({ body }, context) => {
      const { id } = signedIn(context.principal)
      const e164 = await numberOf(database.db, personal, id)
      if (e164 === undefined) throw new Refusal('factor_not_found')
      return { expiryMinutes: await sendSmsCode(parts, { accountId: id, purpose: body.purpose, e164 }, context) }
    }),
    bind(newNumberSms, async ({ body }, context) => {
      const { id } = signedIn(context.principal)
      const e164 = await parseOfferedNumber(settings, body)
      // A transaction of its own: what is refused after it does not give the pass back.
      if (!(await consumePass(database, body.passToken, 'sms', askerOf(context))))
        throw new Refusal('verification_required')
      return { expiryMinutes: await sendSmsCode(parts, { accountId: id, purpose: body.purpose, e164 }, context) }
    }),
    bind(changeMobile, async ({ body }, context) => {
      const { id } = signedIn(context.principal)
      const to = await parseOfferedNumber(settings, body)
      await refuseWhileHeld(database.db, id)
      const before = await numberOf(database.db, personal, id)
      const wanted = { accountId: id, to, code: body.verificationCode }
      if (before === undefined) {
        await proveAgain(parts, { password: body.password }, context)
        await changeNumber(parts, wanted)
      } else {
        await changeNumber(parts, { ...wanted, from: { e164: before, code: required('ownCode', body.ownCode) } })
        if (before !== to) tellOldNumber(parts, before, await tagFor(database, id, context))
      }
      return {}
    }),
    bind(changeEmail, async ({ body }, context) => await changeAddress(parts, body, context)),
    bind(confirmEmail, async ({ body }, { principal }) => {
      const shown = { accountId: signedIn(principal).id, code: body.verificationCode }
      const outcome = await database.transaction((tx) => confirm(tx, personal, shown))
      if (outcome !== 'confirmed') throw new Refusal(refusals[outcome])
      return {}
    }),
  ]
}

async function changeAddress(
  parts: ContactsParts,
  { email, ...proof }: { readonly email: string; readonly password?: string; readonly ownCode?: string },
  context: Context,
) {
  const { database, personal, settings } = parts
  const { id } = signedIn(context.principal)
  const address = email.trim()
  checkEmail(address)
  await refuseWhileHeld(database.db, id)
  using slot = parts.mail.reserve()
  await proveAgain(parts, proof, context)
  const { code, before } = await database.transaction((tx) => change(tx, personal, { accountId: id, address }))
  const tag = await tagFor(database, id, context)
  const says = { brand: settings.current('brand').name, code, minutes: mailCodeMinutes.confirm }
  slot.send({ id: newSecret(16), to: address, ...codeMail(tag, 'confirm', says) })
  if (before !== undefined) tellOldEmail(parts, before, tag)
  return {}
}
