// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { consoleTexts, loadTexts, speak } from '#/src/i18n/text.ts'
import { ChangeView } from './change-view.tsx'

beforeEach(async () => {
  await speak('en')
  await loadTexts(consoleTexts)
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
  const wordText = (word: string) => `call ${word}`
  render(<ChangeView before={{ role: ['a', 'b'] }} after={{ role: ['b', 'c'] }} wordText={wordText} />)
  expect(texts()).toEqual([['role', '+ call c− call a']])
})

test('what is text stays text, and a long one is cut', () => {
  render(<ChangeView before={null} after={{ html: '<img src=x onerror=alert(1)>', long: 'x'.repeat(1_000) }} />)
  expect(document.querySelector('img')).toBeNull()
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy()
  expect(screen.getByText(/^x+…$/).textContent).toHaveLength(401)
})

test('where nothing differs it says so', () => {
  render(<ChangeView before={{ a: 1 }} after={{ a: 1 }} />)
  expect(screen.getByText('Nothing that can be shown')).toBeTruthy()
})
