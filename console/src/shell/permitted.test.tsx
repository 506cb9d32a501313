// @vitest-environment happy-dom
import { createQueryClient } from '@banyan/client/query-client.ts'
import { RequestError } from '@banyan/client/request-error.ts'
import { errorTexts } from '@banyan/client/texts.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { consoleTexts, loadTexts, speak } from '#/src/i18n/text.ts'
import { operatorWith } from '#/src/test-world/open-console.tsx'
import { Permitted } from './permitted.tsx'

const request = vi.hoisted(() => vi.fn<(id: string) => Promise<object>>())
vi.mock('#/src/api/request.ts', () => ({ request }))
vi.mock('#/src/session/start-up.ts', () => ({ startUp: () => ({ merchant: { name: 'Banyan Play' } }) }))

beforeEach(async () => {
  request.mockReset()
  await speak('en')
  await loadTexts(consoleTexts, errorTexts)
})
afterEach(cleanup)

function open(): void {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Permitted needs="verifyBook">
        <p>The page</p>
      </Permitted>
    </QueryClientProvider>,
  )
}

test('[OPS-05] a page is shown to operators whose role includes its call', async () => {
  request.mockResolvedValue(operatorWith(['verifyBook']))
  open()
  expect(await screen.findByText('The page')).toBeTruthy()
})

test('[OPS-05] the other operators are told that their role does not include it', async () => {
  request.mockResolvedValue(operatorWith(['operatorOverview']))
  open()
  expect(await screen.findByRole('heading', { name: 'Your role does not include this page' })).toBeTruthy()
  expect(screen.queryByText('The page')).toBeNull()
})

test('[OPS-05] without an answer nothing is known of the role, and it can be asked for again', async () => {
  request.mockRejectedValue(new RequestError('unknown_error', ''))
  open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByText('The page')).toBeNull()
  request.mockResolvedValue({ operator: null })
  await userEvent.click(again)
  expect(await screen.findByText('The page')).toBeTruthy()
})
