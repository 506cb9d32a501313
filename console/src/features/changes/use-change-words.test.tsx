// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ChangeView } from '#/src/features/records/change-view.tsx'
import { consoleTexts, loadTexts, speak } from '#/src/i18n/text.ts'
import { changeTexts } from './change-texts.ts'
import { useChangeWords } from './use-change-words.ts'

beforeEach(async () => {
  await speak('en')
  await loadTexts(consoleTexts, changeTexts)
})
afterEach(cleanup)

function Audited(change: { object: string; before: object | null; after: object | null }) {
  return <ChangeView {...change} words={useChangeWords(change)} />
}

function shown(object: string, before: object | null, after: object | null) {
  render(<Audited object={object} before={before} after={after} />)
  return Array.from(document.querySelectorAll('dt'), (term) => [term.textContent, term.nextElementSibling?.textContent])
}

test('[OPS-05] odds are written as odds, and no amount', () => {
  const tiers = (odds: string) => ({ playCode: 'SSC_BS', price: { 1: odds, 2: '85.50' } })
  expect(shown('lottery SSC1M', tiers('1.95'), tiers('1.96'))).toEqual([['Price › 1', 'before 1.95→after 1.96']])
  cleanup()
  expect(shown('lottery SSC1M', { price: '1.95' }, { price: '1.96' })).toEqual([['Price', 'before 1.95→after 1.96']])
  cleanup()
  expect(shown('settings cashier', null, { products: [{ leastOdds: '1.50' }] })[0]?.[1]).toBe('after 1.50')
})

test('[OPS-05] places of a list count from one, and numbers of the lottery stay what they are', () => {
  expect(shown('lottery SSC1M', { numbers: { '07': 'usual' } }, { numbers: { '07': 'half' } })).toEqual([
    ['Numbers › 07', 'before usual odds→after half odds'],
  ])
  cleanup()
  expect(shown('lottery SSC1M', null, { reports: [{ id: '4' }] })).toEqual([['Reports › 1 › id', 'after 4']])
})

test('[OPS-05] a text names its languages, and a field that is called like one is none', () => {
  const report = { id: '4', source: 'dao.pham' }
  expect(shown('lottery VNN', null, { report })).toEqual([
    ['Report › id', 'after 4'],
    ['Report › Source', 'after dao.pham'],
  ])
  cleanup()
  const before = { name: { en: 'Tet', id: 'Tet', vi: 'Tết', 'pt-BR': 'Tet' } }
  const after = { name: { ...before.name, id: 'Imlek', 'pt-BR': 'Ano novo' } }
  expect(shown('vendor PG', before, after).map(([name]) => name)).toEqual([
    'Name › Indonesian',
    'Name › Brazilian Portuguese',
  ])
})
