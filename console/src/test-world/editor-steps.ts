import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, vi } from 'vitest'

/** Code that comes with the first preview is slow on a loaded machine. */
const patience = { timeout: 20_000 }

/** What the preview shows: the body of the page within it. */
export async function previewed(): Promise<HTMLElement> {
  return await waitFor(() => {
    const body = screen.getByTitle<HTMLIFrameElement>('Preview').contentDocument?.body
    if (!body?.firstElementChild) throw new Error('the preview is empty')
    return body
  }, patience)
}

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

/** Where the text of an announcement or a help topic is written. */
export const contentBox = () => screen.getByRole('textbox', { name: /^Content/ })

export async function write(box: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(box)
  await userEvent.click(box)
  if (text !== '') await userEvent.paste(text)
}

/** Saves what was changed, with a reason where one is given. */
export async function save(reason = ''): Promise<void> {
  await press('Save')
  const dialog = within(await screen.findByRole('dialog'))
  if (reason) await userEvent.type(dialog.getByRole('textbox'), reason)
  await userEvent.click(dialog.getByRole('button', { name: 'Save the changes' }))
}

/** Writes hostile HTML that says "text": the preview says so, and has nothing else of it. */
export async function expectHarmless(html: string): Promise<void> {
  const hit = vi.fn()
  vi.stubGlobal('hit', hit)
  await write(contentBox(), html)
  const article = await waitFor(async () => {
    const shown = (await previewed()).querySelector('.rich-text')
    expect(shown?.textContent).toContain('text')
    return shown as Element
  })
  for (const part of article.querySelectorAll<HTMLElement>('*')) part.click()
  expect(hit).not.toHaveBeenCalled()
  const left = [...article.querySelectorAll('*')]
  expect(left.filter(({ localName }) => !['p', 'a'].includes(localName))).toEqual([])
  expect(left.flatMap((part) => part.getAttributeNames())).toEqual([])
}
