import { isTrivialPaymentPassword } from '@banyan/rules/cashier/payment-password.ts'
import { passwordText } from '@banyan/rules/fields/password-text.ts'
import { UsernameTaken } from '#/modules/accounts/accounts.ts'
import { MobileTaken, parseOfferedNumber } from '#/modules/accounts/contacts.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import type { PasswordHashing } from '#/modules/sign-in/password-hashing.ts'
import { brandWords, isWeakPassword, type WordParts } from '#/modules/sign-in/password-strength.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { askerOf } from '#/modules/verification/asker.ts'
import { countTryOrRefuse } from '#/modules/verification/limited-tries.ts'
import { passCaptcha } from '#/modules/verification/passes.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Context } from '#/platform/http/bind.ts'
import { Refusal } from '#/platform/refusal.ts'
import { askedForm, type RegistrationMethod } from '../form/asked-form.ts'
import { type CheckedForm, checkForm, type RegistrationBody } from '../form/check-form.ts'
import { drawUsername } from '../form/draw-username.ts'
import { findInvitation } from './find-invitation.ts'
import { type Applicant, type OpeningParts, openRegisteredAccount } from './open-registered-account.ts'
import { type ProofOfNumber, type ProofParts, proofOfNumber } from './proof-of-number.ts'

export interface RegistrationParts extends ProofParts, WordParts, OpeningParts {
  readonly database: Database
  readonly settings: MerchantSettings
  readonly personal: PersonalSecrets
  readonly passwords: PasswordHashing
}

const anHour = 3600

/** What is kept of an account beside its names, numbers and addresses. */
const detailFields = ['payeeName', 'qqNum', 'line', 'whatsapp', 'facebook', 'wechat', 'idNumber'] as const

/**
 * Registers somebody; answers the new account. Whether a name is taken is told only past the captcha and the count
 * of tries (reliability goal 2.9). What proves the number is used up with the account, so that a name that is taken
 * costs nobody a code.
 */
export async function registerAccount(
  parts: RegistrationParts,
  method: RegistrationMethod,
  body: RegistrationBody,
  context: Context,
): Promise<bigint> {
  const { database, settings } = parts
  const asked = askedForm(settings, method)
  if (!body.termsAccepted) throw new Refusal('terms_not_accepted')
  const form = checkForm(asked, body)
  if (form.password !== '') await checkPassword(parts, form, body)
  checkPaymentPassword(form)
  if (asked.fields.captcha.required || hasCaptcha(body)) await passCaptcha(database, body, askerOf(context))
  await countTry(parts, context.address)
  const e164 = await numberOf(settings, form, body)
  const referralCode = body.referralCode?.trim() || form.recommenderId
  const codes = { affiliateCode: form.affiliateCode, referralCode, domain: body.domain }
  const invitation = await findInvitation(database.db, codes, context.browser)
  const proof = e164 === undefined ? undefined : await proofOfNumber(parts, asked.proof, body, e164)
  return await openAccount(parts, proof, {
    ...(await hashesOf(parts.passwords, form)),
    ...(method === 'mobile' ? { draw: () => drawUsername(asked.nameRule) } : { username: form.username }),
    language: context.language.code,
    number: e164 === undefined ? undefined : { e164, isProven: proof !== undefined },
    email: form.email,
    details: Object.fromEntries(detailFields.filter((name) => form[name] !== '').map((name) => [name, form[name]])),
    invitation,
    registration: {
      method,
      domain: body.domain ?? '',
      registerUrl: body.registerUrl ?? '',
      address: context.address,
    },
  })
}

async function checkPassword(parts: WordParts, form: CheckedForm, body: RegistrationBody): Promise<void> {
  if (passwordText(body.confirmPassword ?? '') !== form.password) throw new Refusal('inconsistent_twice')
  const { username, email, mobileNum, payeeName } = form
  const words = [...brandWords(parts), username, email, mobileNum, payeeName]
  if (await isWeakPassword(form.password, words)) throw new Refusal('password_too_weak')
}

/** What the wallet refuses too when it is set there. */
function checkPaymentPassword({ password, paymentPassword }: CheckedForm): void {
  const isWeak = isTrivialPaymentPassword(paymentPassword, undefined) || paymentPassword === password
  if (paymentPassword !== '' && isWeak) throw new Refusal('payment_password_weak')
}

function hasCaptcha({ captcha, captchaId, captchaPass }: RegistrationBody): boolean {
  return (captcha ?? captchaId ?? captchaPass) !== undefined
}

async function countTry({ database, settings, personal }: RegistrationParts, address: string): Promise<void> {
  const { triesPerHour } = settings.current('registration')
  const limit = { kind: 'registration', atMost: triesPerHour, withinSeconds: anHour }
  const subject = personal.hashOfNetwork(address)
  await countTryOrRefuse(database, { ...limit, subject })
}

async function numberOf(
  settings: MerchantSettings,
  { mobileNum }: CheckedForm,
  { countryDialingCode = '' }: RegistrationBody,
): Promise<string | undefined> {
  return mobileNum === '' ? undefined : await parseOfferedNumber(settings, { countryDialingCode, mobileNum })
}

async function hashesOf(passwords: PasswordHashing, { password, paymentPassword }: CheckedForm) {
  const hashed = async (text: string) => (text === '' ? undefined : await passwords.hash(text))
  return { passwordHash: await hashed(password), paymentPasswordHash: await hashed(paymentPassword) }
}

/** The proof and the account in one transaction: either both are used, or neither. */
async function openAccount(
  { database, ...parts }: RegistrationParts,
  proof: ProofOfNumber | undefined,
  applicant: Applicant,
): Promise<bigint> {
  try {
    const outcome = await database.transaction(async (tx) => {
      const refused = await proof?.use(tx)
      // Answered, not thrown: a wrong try at a code must stay counted.
      return refused === undefined ? await openRegisteredAccount(tx, parts, applicant) : new Refusal(refused)
    })
    if (outcome instanceof Refusal) throw outcome
    return outcome
  } catch (error) {
    if (error instanceof UsernameTaken) throw new Refusal('username_taken')
    if (error instanceof MobileTaken) throw new Refusal('mobile_taken')
    throw error
  }
}
