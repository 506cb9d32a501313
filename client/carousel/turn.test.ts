// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { turnOn } from './turn.ts'

test('[LOB-02] [LOB-03] a slide takes 1,000 ms for its way', () => {
  const [list, here, next] = [document.createElement('ul'), document.createElement('li'), document.createElement('li')]
  const animate = vi.fn(() => ({ cancel() {} }))
  Object.assign(list, { animate })
  const embla = { containerNode: () => list, slideNodes: () => [here, next], selectedScrollSnap: () => 0 }
  turnOn(embla as unknown as Parameters<typeof turnOn>[0], () => {})
  expect(animate).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ duration: 1_000 }))
})
