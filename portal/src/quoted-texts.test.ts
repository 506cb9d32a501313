import { presentationOf } from '@banyan/client/presentation-of.ts'
import { RequestError, type RequestErrorCode } from '@banyan/client/request-error.ts'
import { errorTexts } from '@banyan/client/texts.ts'
import { expect, test } from 'vitest'
import { accountTexts } from './features/account/member-centre/account-texts.ts'
import { signInTexts } from './features/account/sign-in/sign-in-texts.ts'
import { loadTexts, shellTexts, speak, text } from './i18n/text.ts'

/** What the specification quotes of errors (its sections 5 and 8): code, text, how it is shown. */
const quotedErrors: readonly (readonly [RequestErrorCode, string, string])[] = [
  ['not_logged_in', 'You are not logged in, please login', 'login'],
  ['network_failed', 'Network link is abnormal, please try again', 'toast'],
  ['network_timed_out', 'The page took longer time to load, please check your network connectivity', 'toast'],
  ['wrong_credentials', 'Wrong username or password', 'inline'],
  ['verification_required', 'Please complete verification first', 'toast'],
  ['captcha_required', 'Please enter the captcha', 'inline'],
  ['mobile_number_invalid', 'Please enter a valid mobile number', 'inline'],
  ['verification_code_wrong', 'Please enter a valid verification code', 'inline'],
  ['invitation_code_error', 'Invalid invitation code', 'inline'],
  ['inconsistent_twice', 'Incorrect confirmation input', 'inline'],
  ['username_or_email_unknown', 'Username or email does not exist', 'inline'],
  ['sms_too_many', 'Too many requests. Please try again after 5 minutes.', 'dialog'],
  ['in_need_true_account', 'This needs a real account. Please register or log in with one.', 'dialog'],
  ['in_maintenance', 'We are improving the portal and will be back soon.', 'page'],
  ['region_blocked', 'Your IP or location is blocked. Please contact online customer service to unlock it.', 'page'],
]

test.each(quotedErrors)('[SYS-24] %s says "%s", as %s', async (code, quoted, presentation) => {
  await speak('en')
  await loadTexts(errorTexts, shellTexts)
  expect(text(`errors.${code}`)).toBe(quoted)
  expect(presentationOf(new RequestError(code, ''))).toBe(presentation)
})

test('[SYS-24] what forms quote stands under one key each', async () => {
  await speak('en')
  await loadTexts(...signInTexts, accountTexts)
  expect(text('signIn.needCredentials')).toBe('Please enter the username and password')
  expect(text('form.required')).toBe('Input cannot be empty')
  expect(text('account.copied')).toBe('Copied')
  const bounds = { min: 8, max: 64, range: 'other' }
  const range = text('pattern.password', bounds)
  expect(range).toBe('Please fill in your password with 8 - 64 characters')
})
