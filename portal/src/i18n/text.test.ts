import { errorTexts } from '@banyan/client/texts.ts'
import { expect, test } from 'vitest'
import { shellTexts } from '#/src/i18n/text.ts'
import { loadTexts, speak, text } from './text.ts'

test('[SYS-12] a text that is not loaded shows nothing, never its key', async () => {
  await speak('vi')
  expect(text('action.tryAgain')).toBe('')
})

test('texts speak the language, errors included', async () => {
  await speak('vi')
  await loadTexts(shellTexts, errorTexts)
  expect(text('action.tryAgain')).toBe('Thử lại')
  expect(text('errors.invalid_input')).toBe('Vui lòng kiểm tra lại thông tin đã nhập.')
})

test('a language without texts is served in English', async () => {
  await speak('th')
  await loadTexts(shellTexts, errorTexts)
  expect(text('errors.network_failed')).toBe('Network link is abnormal, please try again')
})

test('every language has the texts of the frame and of the errors', () => {
  expect(Object.keys(errorTexts).sort()).toEqual(Object.keys(shellTexts).sort())
})

test('Arabic numbers are written in Latin digits', async () => {
  await speak('ar')
  await loadTexts(shellTexts)
  expect(text('pager.page', { page: 1234 })).toBe('الصفحة 1,234')
})
