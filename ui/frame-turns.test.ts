import { beforeEach, expect, test, vi } from 'vitest'
import { waitForTurn } from './frame-turns.ts'

let frames: (() => void)[] = []
vi.mock('./after-paint.ts', () => ({ afterPaint: (done: () => void) => void frames.push(done) }))
beforeEach(() => {
  frames = []
})

let begun: string[] = []
beforeEach(() => {
  begun = []
})
const wait = (name: string, perFrame?: number) => waitForTurn(() => begun.push(name), perFrame)
/** What begins with the next frame. */
const nextFrame = () => {
  begun = []
  for (const done of frames.splice(0)) done()
  return begun
}

test('one part begins with each frame, in the order in which they came', () => {
  for (const name of ['first', 'second', 'third']) wait(name)
  expect(begun).toEqual([])
  expect([nextFrame(), nextFrame(), nextFrame(), nextFrame()]).toEqual([['first'], ['second'], ['third'], []])
})

test('small parts share a frame, and a whole one takes one of its own', () => {
  for (let small = 1; small <= 7; small++) wait(`small ${small}`, 6)
  wait('whole')
  expect(nextFrame()).toHaveLength(6)
  expect(nextFrame()).toEqual(['small 7'])
  expect(nextFrame()).toEqual(['whole'])
})

test('a turn that is given up is nobody’s, and the next comes in its place', () => {
  const giveUp = wait('first')
  wait('second')
  giveUp()
  expect(nextFrame()).toEqual(['second'])
})

test('what comes during a turn waits for the next', () => {
  waitForTurn(() => wait('within'))
  nextFrame()
  expect(nextFrame()).toEqual(['within'])
})

test('a page in the background, which has no frames, goes on all the same', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  wait('hidden')
  await vi.waitFor(() => expect(begun).toEqual(['hidden']))
})
