// @vitest-environment happy-dom
import { profileFields } from '@banyan/rules/fields/profile-fields.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session, setSession } from './session/session.ts'
import { openSignedIn } from './test-world/accounts.ts'
import { stubBrowser } from './test-world/open-portal.tsx'
import { answerSecurity, type SecurityServer, securityServer } from './test-world/security-server.ts'

vi.mock('@banyan/client/seal.ts', () => ({
  sendSealed: ({ body }: { body: unknown }, _key: unknown, send: (text: string, type: string) => unknown) =>
    send(JSON.stringify(body), 'application/jose'),
}))

type Field = SecurityServer['profile']['fields'][number]

const field = (name: Field['name'], fields: Partial<Field> = {}): Field => ({
  ...{ name, enabled: true, required: false, patternId: 1, minLength: 2, maxLength: 60, acceptedPattern: '*' },
  ...{ value: null, isFixed: false },
  ...fields,
})
const birthday = field('birthday', { required: true, patternId: 12, minLength: 10, maxLength: 10 })

let server: SecurityServer

beforeEach(() => {
  server = securityServer()
  stubBrowser(answerSecurity(server))
  setSession({ is: 'out' })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The profile with these fields. */
async function openProfile(...fields: Field[]) {
  server.profile = { nickname: 'linhtran88', fields }
  await openSignedIn('/member/profile')
  const profile = await screen.findByRole('dialog', { name: 'Profile' })
  await within(profile).findByLabelText(/^Nickname/)
  await waitFor(() => expect(within(profile).getByRole('button', { name: 'Save changes' })).toBeTruthy())
  return profile
}

const saved = () => server.sent.filter(({ call }) => call === 'changeProfile').map(({ body }) => body)
const save = (profile: HTMLElement) => userEvent.click(within(profile).getByRole('button', { name: 'Save changes' }))
const write = (profile: HTMLElement, label: RegExp, value: string) =>
  fireEvent.change(within(profile).getByLabelText(label), { target: { value } })
/** A day so many years ago, and so many days after it. */
function bornAgo(years: number, daysAfter = 0): string {
  const now = new Date()
  const day = new Date(Date.UTC(now.getFullYear() - years, now.getMonth(), now.getDate() + daysAfter))
  return day.toISOString().slice(0, 10)
}

test('[ACC-24] the fields are those that are on, each by its setting; only what was changed is saved', async () => {
  const profile = await openProfile(
    field('address', { value: '12 Lê Lợi' }),
    field('occupation', { required: true, value: 'Baker' }),
    field('telegram', { enabled: false }),
    field('zalo', { patternId: 7, minLength: 9, maxLength: 11 }),
  )
  expect(within(profile).queryByLabelText(/Telegram/)).toBeNull()
  expect(within(profile).getByRole('button', { name: 'Save changes' }).hasAttribute('disabled')).toBe(true)
  write(profile, /^Zalo/, '12345678')
  write(profile, /^Occupation/, '')
  await save(profile)
  expect(await within(profile).findByText('Digits only, 9 -\u2060 11 characters')).toBeTruthy()
  expect(within(profile).getByText('Input cannot be empty')).toBeTruthy()
  expect(saved()).toEqual([])
  write(profile, /^Zalo/, '123456789')
  write(profile, /^Occupation/, 'Baker')
  await save(profile)
  await waitFor(() => expect(saved()).toEqual([{ values: [{ name: 'zalo', value: '123456789' }] }]))
})

const labels = {
  ...{ fullName: 'Full name', birthday: 'Date of birth', address: 'Address', nationality: 'Nationality' },
  ...{ occupation: 'Occupation', incomeSource: 'Source of income', bankAccountNumber: 'Bank account number' },
  ...{ bankAccountName: 'Bank account name', telegram: 'Telegram', zalo: 'Zalo', lineId: 'Line ID' },
}
test.each(profileFields)(
  '[ACC-24] %s shows where it is on, and asks for a value where it is required',
  async (name) => {
    const other = name === 'address' ? 'occupation' : 'address'
    const saveOther = async (fields: Partial<Field>) => {
      cleanup()
      const profile = await openProfile(field(name, fields), field(other))
      write(profile, new RegExp(`^${labels[other]}`), 'Huế')
      const shown = within(profile).queryByLabelText(new RegExp(`^${labels[name]}`))
      await save(profile)
      return { profile, shown }
    }
    const off = await saveOther({ enabled: false })
    expect(off.shown).toBeNull()
    await waitFor(() => expect(saved()).toEqual([{ values: [{ name: other, value: 'Huế' }] }]))
    const required = await saveOther({ required: true })
    expect(required.shown).toHaveProperty('required', true)
    expect(await within(required.profile).findByText('Input cannot be empty')).toBeTruthy()
    expect(saved()).toHaveLength(1)
    const on = await saveOther({})
    expect(on.shown).toHaveProperty('required', false)
    await waitFor(() => expect(saved()).toHaveLength(2))
  },
)

test('[ACC-24] a nickname of 16 characters is kept, one of 17 is not; the portal shows the new one', async () => {
  const profile = await openProfile()
  write(profile, /^Nickname/, 'a'.repeat(17))
  await save(profile)
  expect(await within(profile).findByText('Please use 16 characters at most.')).toBeTruthy()
  write(profile, /^Nickname/, 'a'.repeat(16))
  await save(profile)
  await waitFor(() => expect(saved()).toEqual([{ nickname: 'a'.repeat(16), values: [] }]))
  await waitFor(() => expect(session()).toMatchObject({ account: { nickname: 'a'.repeat(16) } }))
})

test('[ACC-24] a birthday is asked about before it is saved for good', async () => {
  const profile = await openProfile(birthday)
  expect(within(profile).getByText('Can’t be changed once it is saved.')).toBeTruthy()
  write(profile, /^Date of birth/, bornAgo(18))
  await save(profile)
  const question = within(await screen.findByRole('alertdialog', { name: 'Save this for good?' }))
  expect(question.getByText(bornAgo(18))).toBeTruthy()
  expect(saved()).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved()).toEqual([{ values: [{ name: 'birthday', value: bornAgo(18) }] }]))
})

test('[ACC-24] who turns 18 tomorrow is refused today, and so is whom the server refuses', async () => {
  const profile = await openProfile(birthday)
  write(profile, /^Date of birth/, bornAgo(18, 1))
  await save(profile)
  expect(await within(profile).findByText('You must be 18 or older.')).toBeTruthy()
  expect(saved()).toEqual([])
  server.answers.changeProfile = { refused: 'under_age', status: 422 }
  write(profile, /^Date of birth/, bornAgo(30))
  await save(profile)
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved().length).toBe(1))
  expect(await within(profile).findByText('You must be 18 or older.')).toBeTruthy()
  expect((within(profile).getByLabelText(/^Date of birth/) as HTMLInputElement).value).toBe(bornAgo(30))
})

test('[ACC-24] what is saved for good is shown and no longer asked', async () => {
  const profile = await openProfile({ ...birthday, value: '1990-12-31', isFixed: true })
  expect(within(profile).getByText('1990-12-31')).toBeTruthy()
  expect(within(profile).queryByLabelText(/^Date of birth/)).toBeNull()
})

test('[ACC-24] a bank account’s number is masked; a new one needs the proof', async () => {
  const number = { value: '****6789', required: true, patternId: 7, minLength: 6, maxLength: 19 }
  const profile = await openProfile(field('bankAccountNumber', number), field('address'))
  expect(within(profile).getByText('****6789')).toBeTruthy()
  expect((within(profile).getByLabelText(/^Bank account number/) as HTMLInputElement).value).toBe('')
  expect(within(profile).queryByLabelText(/^Your password/)).toBeNull()
  write(profile, /^Address/, '12 Lê Lợi')
  await save(profile)
  await waitFor(() => expect(saved()).toEqual([{ values: [{ name: 'address', value: '12 Lê Lợi' }] }]))

  write(profile, /^Bank account number/, '0123456789')
  await save(profile)
  expect(await within(profile).findByText('Please enter your password.')).toBeTruthy()
  write(profile, /^Your password/, 'right one')
  await save(profile)
  await waitFor(() => expect(saved().length).toBe(2))
  expect(saved()[1]).toMatchObject({ password: 'right one' })
  expect(saved()[1]?.values).toContainEqual({ name: 'bankAccountNumber', value: '0123456789' })
})

test('[ACC-24] what the server refuses of a field is said at that field', async () => {
  server.answers.changeProfile = {
    refused: 'invalid_input',
    status: 422,
    value: { fields: [{ path: '/body/values/0/value', rule: 'pattern' }] },
  }
  const profile = await openProfile(field('nationality'), field('address'))
  write(profile, /^Address/, '12 Lê Lợi')
  await save(profile)
  await waitFor(() =>
    expect(
      within(profile)
        .getByLabelText(/^Address/)
        .getAttribute('aria-invalid'),
    ).toBe('true'),
  )
  expect(
    within(profile)
      .getByLabelText(/^Nationality/)
      .hasAttribute('aria-invalid'),
  ).toBe(false)
})

test('[ACC-20] a picture is kept at once, and shown everywhere', async () => {
  const profile = await openProfile()
  await userEvent.click(within(profile).getByRole('radio', { name: 'Koi' }))
  await waitFor(() => expect(session()).toMatchObject({ account: { icon: 'koi' } }))
  expect(server.sent).toContainEqual({ call: 'changeMemberIcon', body: { icon: 'koi' } })
})
