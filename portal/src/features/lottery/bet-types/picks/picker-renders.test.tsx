// @vitest-environment happy-dom
import { loadFamily } from '@banyan/rules/lottery/load-family.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPart } from '#/src/test-world/open-part.tsx'
import type { MarkOf } from '../number-mark.ts'
import { oddsTexts } from '../odds-texts.ts'
import { SelectionPicker } from '../selection-picker.tsx'

afterEach(cleanup)

/** A picker whose marks count how many labels are asked about: each as often as its row renders. */
async function openPicker(family: 'SSC' | 'VNN', playCode: string) {
  const betType = (await loadFamily(family)).betTypes.get(playCode)
  if (!betType) throw new Error(`there is no ${playCode}`)
  const markOf = vi.fn<MarkOf>(() => ({}))
  function Picked() {
    const [text, setText] = useState('')
    return <SelectionPicker playCode={playCode} betType={betType!} text={text} onText={setText} markOf={markOf} />
  }
  await openPart(<Picked />, oddsTexts)
  return markOf
}

const numbers = () => document.querySelectorAll('button[aria-pressed]:has(.pick-number)').length

test('[LOT-09] a pressed ball renders its own row and none of the others', async () => {
  const markOf = await openPicker('SSC', 'SSC_5_DIRECT')
  await waitFor(() => expect(numbers()).toBe(50))
  const [ball] = screen.getAllByRole('button', { name: '7' })
  if (!ball) throw new Error('there is no 7')
  act(() => ball.focus())
  markOf.mockClear()
  await userEvent.click(ball)
  expect(ball.getAttribute('aria-pressed')).toBe('true')
  expect(new Set(markOf.mock.calls.map(([row]) => row))).toEqual(new Set(['p1']))
  expect(markOf.mock.calls).toHaveLength(10)
})

test.each([
  ['a row a frame', 'SSC', 'SSC_5_DIRECT', [10, 50]],
  ['fifty of a hundred numbers a frame', 'VNN', 'VNN_LO2', [50, 100]],
] as const)(
  '[LOT-09] a picker is put into the page piece by piece: %s',
  async (_name, family, playCode, [first, all]) => {
    const frames: FrameRequestCallback[] = []
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
    await openPicker(family, playCode)
    await waitFor(() => expect(numbers()).toBe(first))
    vi.unstubAllGlobals()
    for (const frame of frames.splice(0)) frame(0)
    await waitFor(() => expect(numbers()).toBe(all))
  },
)
