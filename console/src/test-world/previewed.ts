import { screen, waitFor } from '@testing-library/react'

/** What the preview shows: the body of the page within it. */
export async function previewed(): Promise<HTMLElement> {
  return await waitFor(() => {
    const body = screen.getByTitle<HTMLIFrameElement>('Preview').contentDocument?.body
    if (!body?.firstElementChild) throw new Error('the preview is empty')
    return body
  })
}
