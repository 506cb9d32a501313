// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeTexts } from '#/src/features/changes/change-texts.ts'
import { consoleTexts, loadTexts, speak } from '#/src/i18n/text.ts'
import { ChangeView } from './change-view.tsx'

beforeEach(async () => {
  await speak('en')
  await loadTexts(consoleTexts, changeTexts)
})
afterEach(cleanup)

const shown = () => Array.from(document.querySelectorAll('dt'), (term) => [term, term.nextElementSibling] as const)
const texts = () => shown().map(([name, change]) => [name.textContent, change?.textContent])

test('[OPS-05] a change shows the fields that differ, down to the smallest, and no others', () => {
  render(<ChangeView before={{ a: 1, b: { c: 'x', d: 2 } }} after={{ a: 1, b: { c: 'y', d: 2 }, e: null }} />)
  expect(texts()).toEqual([
    ['b › c', 'before x→after y'],
    ['e', 'after none'],
  ])
})

test('[OPS-05] of a list of words it shows what came and what went, in words', () => {
  const words = { fieldText: String, wordText: (_names: readonly string[], word: string) => `call ${word}` }
  render(<ChangeView before={{ role: ['a', 'b'] }} after={{ role: ['b', 'c'] }} words={words} />)
  expect(texts()).toEqual([['role', '+ call c− call a']])
})

test('what is text stays text, and a long one is cut', () => {
  render(<ChangeView before={null} after={{ html: '<img src=x onerror=alert(1)>', long: 'x'.repeat(1_000) }} />)
  expect(document.querySelector('img')).toBeNull()
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy()
  expect(screen.getByText(/^x+…$/).textContent).toHaveLength(401)
})

test('[OPS-05] what came whole is told part by part, so that nothing of it is cut', () => {
  const prize = (ppm: number) => ({ name: { en: 'Prize' }, ppm })
  const { unmount } = render(
    <ChangeView
      before={{ state: 'draft' }}
      after={{ state: 'running', rule: { of: 'day', prizes: [prize(100_000)], hours: [] } }}
    />,
  )
  expect(texts()).toEqual([
    ['state', 'before draft→after running'],
    ['rule › of', 'after day'],
    ['rule › prizes › 0 › name › en', 'after Prize'],
    ['rule › prizes › 0 › ppm', 'after 10%'],
    ['rule › hours', 'after none'],
  ])
  unmount()
  render(
    <ChangeView
      before={{ prizes: [prize(100_000), prize(500_000)] }}
      after={{ prizes: [prize(200_000), prize(500_000)] }}
    />,
  )
  expect(texts()).toEqual([['prizes › 0 › ppm', 'before 10%→after 20%']])
})

test('[OPS-05] times, amounts and answers are written as everywhere in the console', () => {
  const script = document.createElement('script')
  script.id = 'start-up'
  script.type = 'application/json'
  script.textContent = JSON.stringify({ timeZone: 'Asia/Ho_Chi_Minh', currencySymbol: '₫' })
  document.body.append(script)
  const after = { startsAt: '2026-11-26T11:00:00.000Z', budget: '15000000.00', stackable: true, members: 12_000 }
  render(<ChangeView before={null} after={after} />)
  expect(texts()).toEqual([
    ['startsAt', 'after 26 Nov 2026, 18:00 \u2066GMT+7\u2069'],
    ['budget', 'after ₫15,000,000.00'],
    ['stackable', 'after yes'],
    ['members', 'after 12,000'],
  ])
})

test('where nothing differs it says so', () => {
  render(<ChangeView before={{ a: 1 }} after={{ a: 1 }} />)
  expect(screen.getByText('Nothing that can be shown')).toBeTruthy()
})
