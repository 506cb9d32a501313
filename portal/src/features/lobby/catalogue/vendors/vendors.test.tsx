// @vitest-environment happy-dom
import { createQueryClient } from '@banyan/client/query-client.ts'
import { nameSender } from '@banyan/client/sender.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadTexts, speak } from '#/src/i18n/text.ts'
import { answerFrom, fakeCatalogue, vendor } from '#/src/test-world/catalogue.ts'
import { VendorDropMenu } from '../vendor-drop-menu.tsx'
import { vendorTexts } from '../vendor-texts.ts'
import { VendorWordmark } from '../vendor-wordmark.tsx'

const codes = ['PG', 'JDB', 'CQ9', 'FC', 'JL', 'BGS', 'EG2', 'PT', 'KV', 'NX7', 'ORA']

beforeEach(async () => {
  sessionStorage.clear()
  nameSender({ merchant: 'banyan', language: 'EN' })
  await speak('en')
  await loadTexts(vendorTexts)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function openMenu(count: number, onChoose = () => {}) {
  const catalogue = fakeCatalogue({ vendors: { RNG: codes.slice(0, count).map((code) => vendor(code)) } })
  vi.stubGlobal('fetch', answerFrom(catalogue))
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterContextProvider router={router as never}>
        <VendorDropMenu type="RNG" onChoose={onChoose} />
      </RouterContextProvider>
    </QueryClientProvider>,
  )
}

test.each([
  [10, 'small'],
  [11, 'large'],
])('with %i vendors the drop menu is %s', async (count, size) => {
  const { container } = openMenu(count)
  const list = await screen.findByRole('list')
  expect(within(list).getAllByRole('link')).toHaveLength(count)
  expect(within(list).getByRole('link', { name: /^JDB/ }).getAttribute('href')).toBe('/rng?vassalage=JDB')
  expect(container.firstElementChild?.getAttribute('data-size')).toBe(size)
})

test('a wordmark is lettered from the code, always the same, or is the merchant’s picture', () => {
  for (const code of [...codes, 'TCG_LOTTO_VN', 'X1']) {
    const { container } = render(<VendorWordmark code={code} />)
    expect(container.textContent).toBe(code.replaceAll('_', ' '))
    const again = render(<VendorWordmark code={code} />)
    expect(again.container.innerHTML).toBe(container.innerHTML)
  }
  const { container } = render(<VendorWordmark code="PG" picture="/pg.svg" />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/pg.svg')
  expect(container.textContent).toBe('')
})
