// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sectionNames } from '#/src/features/section-names/section-names.ts'
import { loadTexts, speak } from '#/src/i18n/text.ts'
import { callTexts } from './call-texts.ts'
import { useObjectName } from './object-name.ts'

test('[OPS-05] what an action was about stands in words, and what has none as it is', async () => {
  await speak('en')
  await loadTexts(callTexts, sectionNames)
  const { result } = renderHook(() => useObjectName())
  expect(
    ['withdrawal W7M2', 'lottery SSC1M', 'settings cashier', 'settings former', 'catalogue', 'later thing'].map(
      result.current,
    ),
  ).toEqual([
    'withdrawal W7M2',
    'lottery game SSC1M',
    'settings: Deposits',
    'settings: former',
    'catalogue',
    'later thing',
  ])
})
