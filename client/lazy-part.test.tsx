// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.tsx'
import { RequestError } from './request-error.ts'
import { chunksWanted, failed } from './signals.ts'

afterEach(cleanup)

const error = new RequestError('chunk_failed', 'gone')
const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

/** A page with a part in it, whose code can be fetched or not. */
async function pageWith(fetch: () => Promise<typeof Greeting>) {
  const heard = vi.fn()
  const stop = failed.hear(heard)
  const Part = lazyPart(fetch)
  await act(async () => {
    render(
      <Suspense>
        <h1>Page</h1>
        <Part name="you" />
      </Suspense>,
    )
  })
  return { heard, stop, Part }
}

test('a part comes with its properties', async () => {
  const { heard, stop } = await pageWith(async () => Greeting)
  expect(await screen.findByText('Hello you')).toBeTruthy()
  expect(heard).not.toHaveBeenCalled()
  stop()
})

test('[SYS-16] a part that does not come leaves the page whole, is told, and comes when it is wanted again', async () => {
  const fetch = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValue(error)
  const { heard, stop } = await pageWith(fetch)
  expect(screen.getByRole('heading', { name: 'Page' })).toBeTruthy()
  expect(heard).toHaveBeenCalledExactlyOnceWith(error)
  await act(async () => chunksWanted.tell())
  expect(heard).toHaveBeenCalledTimes(2)
  fetch.mockResolvedValue(Greeting)
  await act(async () => chunksWanted.tell())
  expect(screen.getByText('Hello you')).toBeTruthy()
  stop()
})

test('a part whose code has come is there at once', async () => {
  const Part = lazyPart(async () => Greeting)
  await Part.prepare()
  render(<Part name="you" />)
  expect(screen.getByText('Hello you')).toBeTruthy()
})

test('[SYS-16] preparing a part that had failed brings it', async () => {
  const fetch = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValueOnce(error).mockResolvedValue(Greeting)
  const { stop, Part } = await pageWith(fetch)
  await act(async () => Part.prepare())
  expect(screen.getByText('Hello you')).toBeTruthy()
  stop()
})
