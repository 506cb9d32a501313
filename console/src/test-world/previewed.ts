import { screen, waitFor } from '@testing-library/react'

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
