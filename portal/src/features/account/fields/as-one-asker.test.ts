import { beforeEach, expect, test, vi } from 'vitest'

let asOneAsker: typeof import('./as-one-asker.ts').asOneAsker
beforeEach(async () => {
  vi.resetModules()
  asOneAsker = (await import('./as-one-asker.ts')).asOneAsker
})

/** A question that is answered by hand. */
function question() {
  let resolve: (answer: string) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const answer = new Promise<string>((...ends) => {
    ;[resolve, reject] = ends
  })
  return { resolve, reject, ask: vi.fn(() => answer) }
}

test('[ACC-03] [ACC-08] who asks for the first time asks one thing, and the rest once that is answered', async () => {
  const [captcha, slider, later] = [question(), question(), question()]
  const answers = [asOneAsker(captcha.ask), asOneAsker(slider.ask)]
  await Promise.resolve()
  expect([captcha.ask.mock.calls.length, slider.ask.mock.calls.length]).toEqual([1, 0])
  captcha.resolve('a picture')
  await vi.waitFor(() => expect(slider.ask).toHaveBeenCalledOnce())
  // From now on nothing waits for anything.
  answers.push(asOneAsker(later.ask))
  await vi.waitFor(() => expect(later.ask).toHaveBeenCalledOnce())
  slider.resolve('a challenge')
  later.resolve('another')
  expect(await Promise.all(answers)).toEqual(['a picture', 'a challenge', 'another'])
})

test('where the first question fails, the next one is the first', async () => {
  const [broken, second, third] = [question(), question(), question()]
  const failing = asOneAsker(broken.ask)
  const answers = [asOneAsker(second.ask), asOneAsker(third.ask)]
  broken.reject(new Error('offline'))
  await expect(failing).rejects.toThrow('offline')
  await vi.waitFor(() => expect(second.ask).toHaveBeenCalledOnce())
  expect(third.ask).not.toHaveBeenCalled()
  second.resolve('a picture')
  third.resolve('a challenge')
  expect(await Promise.all(answers)).toEqual(['a picture', 'a challenge'])
})
