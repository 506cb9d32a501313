// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { refused, registered } from '#/src/test-world/account-server.ts'
import { openPortal } from '#/src/test-world/open-portal.tsx'
import {
  field,
  fill,
  type Merchant,
  openPopup,
  press,
  put,
  sentTo,
  submit,
  world,
} from '#/src/test-world/register-world.tsx'

vi.mock('@banyan/client/seal.ts', () => ({
  sendSealed: ({ body }: { body: unknown }, _key: unknown, send: (text: string, type: string) => unknown) =>
    send(JSON.stringify(body), 'application/jose'),
}))

describe('an invitation', () => {
  const openWith = async (brought: Record<string, string>, merchant: Merchant = {}) => {
    Reflect.set(window, 'broughtIn', brought)
    return await openPopup({ fields: [field('affiliateCode')], ...merchant })
  }
  const shownCode = async (popup: HTMLElement) =>
    await within(popup).findByLabelText(/^Invitation code/, { selector: 'input' })

  test('[ACC-11] [NAV-03] by an agent’s link is shown, can’t be written over, is verified first, and is used up', async () => {
    const popup = await openWith({ affiliateCode: 'BNYN2026', referralCode: 'FRIEND' })
    const code = await shownCode(popup)
    expect(code).toMatchObject({ value: 'BNYN2026', readOnly: true })
    fill(popup)
    await submit(popup)
    await waitFor(() => expect(sentTo('register')).toHaveLength(1))
    expect(sentTo('affiliate')).toEqual([{ code: 'BNYN2026', domain: location.hostname }])
    expect(sentTo('register')[0]).toMatchObject({ affiliateCode: 'BNYN2026' })
    expect(sentTo('register')[0]).not.toHaveProperty('referralCode')
    await waitFor(() => expect(localStorage.getItem('invitation')).toBeNull())
  })

  test('[NAV-03] by a recommendation goes along as such, even where no code is asked for', async () => {
    const popup = await openWith({ referralCode: 'FRIEND' }, { fields: [] })
    expect(await shownCode(popup)).toMatchObject({ value: 'FRIEND', readOnly: true })
    fill(popup)
    await submit(popup)
    await waitFor(() => expect(sentTo('register')[0]).toMatchObject({ referralCode: 'FRIEND' }))
    expect(sentTo('affiliate')).toEqual([])
  })

  test('[NAV-03] holds for 30 days, the last link’s; and one that can be no code is none', async () => {
    localStorage.setItem('invitation', JSON.stringify({ kind: 'referralCode', code: 'OLD', until: Date.now() + 1e6 }))
    await openPortal('/')
    Reflect.set(window, 'broughtIn', { referralCode: '<script>' })
    cleanup()
    const popup = await openPopup()
    expect(await shownCode(popup)).toMatchObject({ value: 'OLD' })
    cleanup()
    const again = await openWith({ referralCode: 'NEW' })
    expect(await shownCode(again)).toMatchObject({ value: 'NEW' })
    const kept = JSON.parse(localStorage.getItem('invitation') ?? '')
    expect(kept.until - Date.now()).toBeGreaterThan(29.9 * 86_400_000)
    expect(kept.until - Date.now()).toBeLessThanOrEqual(30 * 86_400_000)
    cleanup()
    localStorage.setItem('invitation', JSON.stringify({ ...kept, until: Date.now() - 1 }))
    const later = await openPopup()
    expect(within(later).queryByLabelText(/^Invitation code/, { selector: 'input' })).toBeNull()
  })

  test('[ACC-11] that is wrong is told, and can then be written over', async () => {
    world.answers.affiliate = refused('invitation_code_error')
    const popup = await openWith({ affiliateCode: 'WRONG' })
    await shownCode(popup)
    fill(popup)
    await submit(popup)
    expect(await within(popup).findByText('Invalid invitation code')).toBeTruthy()
    expect(sentTo('register')).toEqual([])
    expect(await shownCode(popup)).toHaveProperty('readOnly', false)
  })
})

describe('the number for messages', () => {
  beforeEach(() => {
    world.answers.register = { ...registered, asksForMessagingNumber: true }
  })
  const openPrompt = async () => {
    const popup = await openPopup()
    fill(popup)
    await submit(popup)
    return await screen.findByRole('dialog', { name: 'Stay in touch on Zalo' })
  }

  test('[ACC-12] is offered once, promises no money, and is kept with the profile', async () => {
    const prompt = await openPrompt()
    expect(prompt.textContent).not.toMatch(/131|bonus|₫/i)
    await press(prompt, 'Save number')
    expect(await within(prompt).findByText('Input cannot be empty')).toBeTruthy()
    put(prompt, /^Zalo number/, ' 0912448107 ')
    await press(prompt, 'Save number')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sentTo('changeProfile')).toEqual([{ values: [{ name: 'zalo', value: '0912448107' }] }])
  })

  test('[ACC-12] promises what a promotion gives for it, while there is one', async () => {
    const standing = { cycle: '-', status: 'process', obstacle: null, progress: null, until: null }
    const reward = { least: '131000.00', most: '131000.00' }
    const offer = { code: 'zalo', kind: 'messaging_task', name: 'Zalo', summary: 'Zalo', art: 'phone', version: 1 }
    const times = { startsAt: '2026-01-01T00:00:00Z', endsAt: null, groups: [], products: [], way: 'profile' }
    world.answers.promotions = { promotions: [{ ...offer, ...times, standing: { ...standing, reward } }] }
    const prompt = await openPrompt()
    expect(await within(prompt).findByText(/claim .₫131,000. in the reward centre/)).toBeTruthy()
  })

  test('[ACC-12] can be left for later', async () => {
    const prompt = await openPrompt()
    await press(prompt, 'Not now')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sentTo('changeProfile')).toEqual([])
  })
})
