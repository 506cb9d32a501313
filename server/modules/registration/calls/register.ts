import type { ValueOf } from '@banyan/contract/call.ts'
import { register, registerMobile } from '@banyan/contract/identity/register-calls.ts'
import { ownAccountOf } from '#/modules/accounts/own-account.ts'
import { enterProven } from '#/modules/sign-in/enter-proven.ts'
import { type EnterParts, noPassword } from '#/modules/sign-in/proven.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { type Binding, bind, type Context } from '#/platform/http/bind.ts'
import type { RegistrationMethod } from '../form/asked-form.ts'
import type { RegistrationBody } from '../form/check-form.ts'
import { type RegistrationParts, registerAccount } from '../use-cases/register-account.ts'

export type RegisterParts = RegistrationParts & EnterParts

export function registerBindings(parts: RegisterParts): Binding[] {
  return [
    bind(register, ({ body }, context) => registered(parts, 'username', body, context)),
    bind(registerMobile, ({ body }, context) => registered(parts, 'mobile', body, context)),
  ]
}

async function registered(
  parts: RegisterParts,
  method: RegistrationMethod,
  body: RegistrationBody,
  context: Context,
): Promise<ValueOf<typeof register>> {
  const accountId = await registerAccount(parts, method, body, context)
  const asksForMessagingNumber = hasMessagingNumber(parts.settings)
  if (!body.login) {
    const own = await ownAccountOf(parts.database.db, accountId)
    return { ...own, token: null, firstTimeLogin: true, asksForMessagingNumber }
  }
  const proven = { accountId, origin: 'registration', entrance: 'member', password: noPassword } as const
  const { nickname, account, id, type, language, icon, token, firstTimeLogin } = await enterProven(
    parts,
    proven,
    context,
  )
  return { nickname, account, id, type, language, icon, token, firstTimeLogin, asksForMessagingNumber }
}

/** Whether the profile has the number for messages, which registering never asks for. */
function hasMessagingNumber(settings: MerchantSettings): boolean {
  return settings.current('profileFields').fields.some(({ name, enabled }) => name === 'zalo' && enabled)
}
