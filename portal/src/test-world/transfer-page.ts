import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import { forgetTopics } from '../api/pushes.ts'
import { setSession } from '../session/session.ts'
import { startSession } from '../session/start-session.ts'
import { hearFailures } from '../shell/hear-failures.ts'
import { answerSession, member, rememberSignIn } from './accounts.ts'
import { openPortal, stubBrowser } from './open-portal.tsx'
import { answerTransfers, transferServer } from './transfer-server.ts'

/** The server that answers the page of transfers: a new one for each test, which may put another in its place. */
export const answering = { server: transferServer() }

/** Has each test of a file begin with a server and a session of its own. */
export function eachWithItsServer(): void {
  let stop: () => void
  beforeEach(() => {
    answering.server = transferServer()
    stubBrowser(
      answerSession(
        () => member,
        (input, init) => answerTransfers(answering.server)(input, init),
      ),
    )
    setSession({ is: 'out' })
    stop = hearFailures()
  })
  afterEach(() => {
    stop()
    cleanup()
    forgetTopics()
    vi.unstubAllGlobals()
  })
}

export async function open() {
  rememberSignIn()
  const portal = openPortal('/member/transferUpline')
  startSession()
  const { router } = await portal
  return { page: within(await screen.findByRole('dialog', { name: 'Transfer' })), router }
}

export async function form() {
  const { page } = await open()
  await page.findByLabelText(/^Amount/)
  return page
}
export type Page = Awaited<ReturnType<typeof form>>
export const write = (page: Page, label: RegExp, value: string) =>
  fireEvent.change(page.getByLabelText(label), { target: { value } })
export const fill = (page: Page, amount = '200000', password = '482916') => {
  write(page, /^Amount/, amount)
  if (password) write(page, /^Payment password/, password)
}
export const press = async (page: Pick<Page, 'findByRole'>, name: string | RegExp) =>
  userEvent.click(await page.findByRole('button', { name }))
export const question = async () => within(await screen.findByRole('alertdialog'))
/** Presses the form's button and answers the question. */
export async function send(page: Page) {
  await press(page, /^Send/)
  await press(await question(), 'Yes, send')
}
export const written = (page: Page, label: RegExp) => (page.getByLabelText(label) as HTMLInputElement).value
export const sent = (call: string) => answering.server.sent.filter((each) => each.call === call).map(({ body }) => body)
export const plain = (text: string | null | undefined) => text?.replace(/[\u2066\u2069]/g, '').replaceAll('\u00a0', ' ')
