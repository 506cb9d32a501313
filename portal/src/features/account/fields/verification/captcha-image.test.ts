import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

const { request } = vi.hoisted(() => ({ request: vi.fn() }))
vi.mock('#/src/api/request.ts', () => ({ request }))

let newCaptchaImage: typeof import('./captcha-image.ts').newCaptchaImage
beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  request.mockReset()
  newCaptchaImage = (await import('./captcha-image.ts')).newCaptchaImage
})

test('[ACC-15] an image is asked for a second after the answer before it, whether that one came or failed', async () => {
  request.mockResolvedValueOnce('one').mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('three')
  await expect(newCaptchaImage()).resolves.toBe('one')
  const second = expect(newCaptchaImage()).rejects.toThrow('offline')
  const third = newCaptchaImage()
  await vi.advanceTimersByTimeAsync(999)
  expect(request).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  await second
  expect(request).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(999)
  expect(request).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  await expect(third).resolves.toBe('three')
})

test('who asks later than that waits for nothing', async () => {
  request.mockResolvedValue('an image')
  await newCaptchaImage()
  await vi.advanceTimersByTimeAsync(1_000)
  void newCaptchaImage()
  await vi.advanceTimersByTimeAsync(0)
  expect(request).toHaveBeenCalledTimes(2)
})
