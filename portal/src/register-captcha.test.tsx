// @vitest-environment happy-dom
import { calls } from '@banyan/contract/calls.ts'
import { waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answerAccounts } from '#/src/test-world/account-server.ts'
import { stubBrowser } from '#/src/test-world/open-portal.tsx'
import { field, fill, openPopup, press, sentTo, submit, world } from '#/src/test-world/register-world.tsx'

vi.mock('@banyan/client/seal.ts', () => ({
  sendSealed: ({ body }: { body: unknown }, _key: unknown, send: (text: string, type: string) => unknown) =>
    send(JSON.stringify(body), 'application/jose'),
}))

test('[ACC-08] [ACC-15] who changes the tab while the captcha is on its way is shown that one, and no other is asked for', async () => {
  let come: () => void = () => {}
  const image = new Promise<void>((resolve) => {
    come = resolve
  })
  const answer = answerAccounts(world.server, world.answers)
  const asked = vi.fn()
  stubBrowser(async (input, init) => {
    if (String(input).includes(calls.captcha.path)) {
      asked()
      await image
    }
    return await answer(input, init)
  })
  const popup = await openPopup({ fields: [field('captcha', { required: true })] })
  await waitFor(() => expect(asked).toHaveBeenCalledOnce())
  await userEvent.click(within(popup).getByRole('tab', { name: 'Mobile' }))
  await within(popup).findByLabelText(/^Mobile number/, { selector: 'input' })
  come()
  expect(await within(popup).findByAltText('Five characters to read')).toBeTruthy()
  expect(asked).toHaveBeenCalledOnce()
})

test('[ACC-09] the captcha goes along where it is asked for, or the longer calculation in its place', async () => {
  const popup = await openPopup({ fields: [field('captcha', { required: true })] })
  fill(popup)
  await submit(popup)
  expect(await within(popup).findByText('Please enter the captcha')).toBeTruthy()
  await press(popup, 'Continue without the image')
  await waitFor(() =>
    expect(within(popup).queryByLabelText(/^Characters in the image/, { selector: 'input' })).toBeNull(),
  )
  await submit(popup)
  await waitFor(() => expect(sentTo('register')[0]).toMatchObject({ captchaPass: 'pass-for-w' }))
})
