// @vitest-environment happy-dom
import { toneLooks } from '@banyan/ui/popups/tone.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { hearFailures } from '#/src/shell/hear-failures.ts'
import { refused } from '#/src/test-world/account-server.ts'
import { passTime } from '#/src/test-world/pass-time.ts'
import {
  confirmPerson,
  type Merchant,
  openPopup,
  press,
  put,
  sentTo,
  submit,
  toldFailures,
  world,
} from '#/src/test-world/register-world.tsx'

vi.mock('@banyan/client/seal.ts', () => ({
  sendSealed: ({ body }: { body: unknown }, _key: unknown, send: (text: string, type: string) => unknown) =>
    send(JSON.stringify(body), 'application/jose'),
}))

describe('the code by SMS', () => {
  async function openMobile(merchant: Merchant = {}) {
    const popup = await openPopup({ ...merchant, flags: { USERNAMEREG3: false, MOBILENUMPASSREG3: false } })
    await within(popup).findByRole('button', { name: 'Country: Vietnam (+84)' })
    return popup
  }

  test('[ACC-13] needs a number that can exist and a passed check; then it counts 60 s for each minute, and can be sent again', async () => {
    const popup = await openMobile()
    await press(popup, 'Send code')
    expect(await within(popup).findByText('Please enter a valid mobile number')).toBeTruthy()
    expect(within(popup).getByText('Please complete verification first')).toBeTruthy()
    await confirmPerson(popup)
    put(popup, /^Mobile number/, '912 448 107')
    passTime(1_000)
    await press(popup, 'Send code')
    expect(await within(popup).findByRole('button', { name: 'Send again in 120 s' })).toHaveProperty('disabled', true)
    expect(sentTo('registerSms')).toEqual([
      { countryDialingCode: '84', mobileNum: '912448107', passToken: 'pass-for-w', purpose: 'register' },
    ])
    passTime(120_000)
    expect(await within(popup).findByRole('button', { name: 'Send code' })).toHaveProperty('disabled', false)
  })

  test('[ACC-13] pressed twice within a second it does nothing the second time', async () => {
    const popup = await openMobile()
    put(popup, /^Mobile number/, '912448107')
    await confirmPerson(popup)
    passTime(1)
    // A whole number, to which adding is exact.
    const now = vi.spyOn(performance, 'now').mockReturnValue(Math.ceil(performance.now()))
    onTestFinished(() => now.mockRestore())
    put(popup, /^Mobile number/, '12')
    await press(popup, 'Send code')
    await within(popup).findByText('Please enter a valid mobile number')
    put(popup, /^Mobile number/, '912448107')
    now.mockReturnValue(performance.now() + 999)
    await press(popup, 'Send code')
    expect(sentTo('registerSms')).toEqual([])
    now.mockReturnValue(performance.now() + 1)
    await press(popup, 'Send code')
    await waitFor(() => expect(sentTo('registerSms')).toHaveLength(1))
  })

  test.each([
    ['sms_not_sent', 'The code could not be sent. Please try again later, or choose another way.'],
    ['sms_too_many', 'Too many requests. Please try again after 5 minutes.'],
  ])('[ACC-13] %s is told in a warning dialog, which is confirmed', async (code, text) => {
    world.answers.registerSms = refused(code)
    onTestFinished(hearFailures())
    const popup = await openMobile()
    put(popup, /^Mobile number/, '912448107')
    await confirmPerson(popup)
    await press(popup, 'Send code')
    const dialog = await screen.findByRole('alertdialog')
    expect(within(dialog).getByText(text)).toBeTruthy()
    expect(dialog.querySelector(`.${toneLooks.warning.text}`)).toBeTruthy()
    await press(dialog, 'OK')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(within(popup).getByRole('button', { name: 'Send code' })).toHaveProperty('disabled', false)
  })

  test('[ACC-08] [ACC-25] goes with the number and the chosen country’s dialling code', async () => {
    const popup = await openMobile()
    await press(popup, 'Country: Vietnam (+84)')
    const list = await screen.findByRole('dialog', { name: 'Country: Vietnam (+84)' })
    await userEvent.type(within(list).getByRole('searchbox'), 'thai')
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await within(popup).findByRole('button', { name: 'Country: Thailand (+66)' })
    put(popup, /^Mobile number/, '812345678')
    put(popup, /^Verification code/, '123 456')
    await submit(popup)
    await waitFor(() => expect(sentTo('registerMobile')).toHaveLength(1))
    expect(sentTo('registerMobile')[0]).toMatchObject({
      countryDialingCode: '66',
      mobileNum: '812345678',
      verificationCode: '123456',
    })
    expect(sentTo('registerMobile')[0]).not.toHaveProperty('password')
  })

  test.each([
    ['+84 912 345 678', 'Vietnam (+84)', '84', '912345678'],
    ['0084912345678', 'Vietnam (+84)', '84', '912345678'],
    ['(+84) 0912.345.678', 'Vietnam (+84)', '84', '912345678'],
    ['+66 81 234 5678', 'Thailand (+66)', '66', '812345678'],
    ['٠٩١٢ ٣٤٥ ٦٧٨', 'Vietnam (+84)', '84', '0912345678'],
  ])('[ACC-25] %s is read as a number of %s', async (typed, country, countryDialingCode, mobileNum) => {
    const popup = await openMobile()
    put(popup, /^Mobile number/, typed)
    expect(await within(popup).findByDisplayValue(mobileNum)).toBeTruthy()
    expect(within(popup).getByRole('button', { name: `Country: ${country}` })).toBeTruthy()
    put(popup, /^Verification code/, '１２３ ４５６')
    await submit(popup)
    await waitFor(() => expect(sentTo('registerMobile')).toHaveLength(1))
    expect(sentTo('registerMobile')[0]).toMatchObject({ countryDialingCode, mobileNum, verificationCode: '123456' })
  })

  test('[ACC-25] a number with its country is read before it is sent, however soon that is', async () => {
    const popup = await openMobile()
    put(popup, /^Verification code/, '123456')
    put(popup, /^Mobile number/, '+66 81 234 5678')
    await submit(popup)
    await waitFor(() => expect(sentTo('registerMobile')).toHaveLength(1))
    expect(sentTo('registerMobile')[0]).toMatchObject({ countryDialingCode: '66', mobileNum: '812345678' })
  })

  test.each(['+44 7400 123456', '+84 12', '0912 345 678 901 234 567'])(
    '[ACC-25] %s, of no country that is offered or too long, stays as it was typed and is told',
    async (typed) => {
      const popup = await openMobile()
      put(popup, /^Mobile number/, typed)
      put(popup, /^Verification code/, '123456')
      await submit(popup)
      expect(await within(popup).findByText('Please enter a valid mobile number')).toBeTruthy()
      const field = within(popup).getByLabelText(/^Mobile number/, { selector: 'input' })
      expect(field).toHaveProperty('value', typed.replaceAll(' ', ''))
      expect(sentTo('registerMobile')).toEqual([])
    },
  )

  test('[ACC-14] on the provider’s route its token goes along, exchanged once, and the button counts a minute', async () => {
    world.answers.registerMobile = refused('mobile_taken')
    const popup = await openMobile({ smsRoute: 'provider' })
    put(popup, /^Mobile number/, '912448107')
    put(popup, /^Verification code/, '123456')
    await submit(popup)
    expect(await within(popup).findByText('Please enter the code that was sent to you.')).toBeTruthy()
    await confirmPerson(popup)
    await press(popup, 'Send code')
    expect(await within(popup).findByRole('button', { name: 'Send again in 60 s' })).toBeTruthy()
    await submit(popup)
    await waitFor(() => expect(sentTo('registerMobile')).toHaveLength(1))
    await submit(popup)
    await waitFor(() => expect(sentTo('registerMobile')).toHaveLength(2))
    expect(sentTo('registerMobile')[1]).toMatchObject({ firebaseChannel: 'WEB', firebaseIdToken: 'x'.repeat(30) })
    expect(sentTo('registerMobile')[1]).not.toHaveProperty('verificationCode')
    expect(sentTo('finishPhoneVerification')).toEqual([{ sessionInfo: 'info-1', verificationCode: '123456' }])
  })

  test.each([
    ['phone_code_missing', 'inline'],
    ['phone_code_expired', 'inline'],
    ['verification_code_wrong', 'inline'],
    ['phone_captcha_failed', 'dialog'],
    ['phone_quota_exceeded', 'dialog'],
    ['phone_not_allowed', 'dialog'],
    ['phone_popup_closed', 'dialog'],
  ])('[ACC-14] the provider’s %s is shown %s', async (code, presentation) => {
    const told = toldFailures()
    const popup = await openMobile({ smsRoute: 'provider' })
    put(popup, /^Mobile number/, '912448107')
    await confirmPerson(popup)
    await press(popup, 'Send code')
    await within(popup).findByRole('button', { name: 'Send again in 60 s' })
    world.answers.finishPhoneVerification = refused(code)
    put(popup, /^Verification code/, '123456')
    await submit(popup)
    if (presentation === 'dialog') await waitFor(() => expect(told()).toEqual([[code, 'dialog']]))
    else
      await waitFor(() =>
        expect(
          within(popup)
            .getByLabelText(/^Verification code/, { selector: 'input' })
            .getAttribute('aria-invalid'),
        ).toBe('true'),
      )
    expect(sentTo('registerMobile')).toEqual([])
  })
})
