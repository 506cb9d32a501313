import Type, { type Static } from 'typebox'
import { defineCall } from '#/call.ts'
import { verificationCode } from '#/identity/mobile-number.ts'
import { provenAgain, provenAgainErrors } from '#/identity/security-calls.ts'
import { moment, shape } from '#/system/content.ts'

/** Accounts that money is paid out to, and the password that authorises it (requirements WAL-07, MEM-02). */
const own = {
  moduleId: 'WALLET',
  callers: ['member', 'agent'],
  token: 'needed',
  query: shape({}),
  origin: 'ours',
} as const
const change = { ...own, method: 'POST', encrypted: true } as const

const orNull = <Value extends Type.TSchema>(value: Value) => Type.Union([Type.Null(), value])

/** Six digits. */
export const paymentPassword = Type.String({ pattern: '^[0-9]{6}$' })
/** What an account for payouts is called; it tells nothing of the account. */
export const payoutAccountId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' })
export const bankBin = Type.String({ pattern: '^[0-9]{6}$', description: 'Of the bank, as VietQR numbers it' })
export const lastDigits = Type.String({ pattern: '^[0-9]{4}$' })
const bankName = Type.String({ minLength: 1, maxLength: 40 })

/** At most so many accounts for payouts at a time. */
export const payoutAccountsAtMost = 5

/** An account for payouts as its member sees it: all of its number but the end is hidden. */
export const payoutAccount = shape({
  id: payoutAccountId,
  bin: bankBin,
  bank: bankName,
  last4: lastDigits,
  isDefault: Type.Boolean(),
  addedAt: moment,
  usableFrom: moment,
  isHeld: Type.Boolean({ description: 'Nothing is paid out to it before `usableFrom`' }),
})
export type PayoutAccount = Static<typeof payoutAccount>

/** What a change asks for beside the payment password: the strongest that the account has. */
export const freshWays = ['authenticator', 'ownCode', 'password', 'none'] as const

/** The accounts, the banks that are paid out to, the state of the payment password, and what a change asks for. */
export const payoutAccounts = defineCall({
  ...own,
  id: 'payoutAccounts',
  summary: 'Accounts that money is paid out to.',
  method: 'GET',
  path: '/wps/member/payout-accounts',
  encrypted: false,
  body: undefined,
  value: shape({
    accounts: Type.Array(payoutAccount, { maxItems: payoutAccountsAtMost }),
    holder: orNull(
      Type.String({ minLength: 1, maxLength: 300, description: 'The real name, all but first letters hidden' }),
    ),
    banks: Type.Array(shape({ bin: bankBin, name: bankName }), { maxItems: 100 }),
    needsPaymentPassword: Type.Boolean({ description: 'For a further account; the first one needs none' }),
    paymentPassword: orNull(shape({ setAt: moment, lockedUntil: orNull(moment) })),
    proof: Type.Enum([...freshWays]),
    moneyHeldUntil: orNull(moment),
    contactsHeldUntil: orNull(moment),
  }),
  errors: [],
})

/** A fresh proof of who it is: by authenticator, else by a code to the own number, else by the login password. */
export const provenAfresh = { ...provenAgain, authenticatorCode: Type.Optional(verificationCode) }
export const provenAfreshErrors = [...provenAgainErrors, 'authenticator_code_wrong'] as const

/** What whoever shows a payment password may be answered. */
export const paymentPasswordErrors = [
  'payment_password_needed',
  'payment_password_wrong',
  'payment_password_locked',
] as const

/**
 * Adds an account of the member's own. The first one gives the real name, unless the profile has told it, and can be
 * used at once; each later one needs the payment password, is held for 24 hours, and holds all payouts as long. An
 * account that the member has already is answered as it is.
 */
export const addPayoutAccount = defineCall({
  ...change,
  id: 'addPayoutAccount',
  summary: 'Adds an account that money is paid out to.',
  path: '/wps/member/payout-accounts',
  body: shape({
    bin: bankBin,
    number: Type.String({ pattern: '^[0-9]{6,19}$' }),
    holder: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    paymentPassword: Type.Optional(paymentPassword),
    ...provenAfresh,
  }),
  value: payoutAccount,
  errors: [
    ...(['payout_bank_off', 'payout_name_differs', 'payout_account_used', 'payout_too_many_accounts'] as const),
    ...(['contacts_held', ...paymentPasswordErrors, ...provenAfreshErrors] as const),
  ],
})

/** Makes an account the one that is offered first. */
export const chooseDefaultPayoutAccount = defineCall({
  ...own,
  id: 'chooseDefaultPayoutAccount',
  summary: 'Chooses the account that is offered first.',
  method: 'POST',
  path: '/wps/member/payout-accounts/default',
  encrypted: false,
  body: shape({ id: payoutAccountId }),
  value: shape({}),
  errors: ['payout_account_not_found'],
})

/** Sets the payment password for the first time, or after an operator has reset it. */
export const setPaymentPassword = defineCall({
  ...change,
  id: 'setPaymentPassword',
  summary: 'Sets the payment password.',
  path: '/wps/member/payment-password',
  body: shape({ paymentPassword, ...provenAfresh }),
  value: shape({}),
  errors: ['payment_password_exists', 'payment_password_weak', ...provenAfreshErrors],
})

/** Puts another payment password in the place of the one that is shown; money goes out 24 hours later. */
export const changePaymentPassword = defineCall({
  ...change,
  id: 'changePaymentPassword',
  summary: 'Changes the payment password.',
  path: '/wps/member/payment-password/change',
  body: shape({ oldPaymentPassword: paymentPassword, paymentPassword, ...provenAfresh }),
  value: shape({}),
  errors: [
    ...(['payment_password_weak', 'password_used_before', 'changed_meanwhile'] as const),
    ...(['contacts_held', ...paymentPasswordErrors, ...provenAfreshErrors] as const),
  ],
})

export const payoutCalls = {
  payoutAccounts,
  addPayoutAccount,
  chooseDefaultPayoutAccount,
  setPaymentPassword,
  changePaymentPassword,
} as const
