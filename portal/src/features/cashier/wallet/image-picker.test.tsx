// @vitest-environment happy-dom
import { errorTexts } from '@banyan/client/texts.ts'
import { callTable } from '@banyan/contract/client.gen.ts'
import { imageBytesAtMost } from '@banyan/rules/uploads/image-bounds.ts'
import { act, cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadTexts, shellTexts, speak } from '#/src/i18n/text.ts'
import { answer, stubBrowser } from '#/src/test-world/open-portal.tsx'
import { ImagePicker } from './image-picker.tsx'
import { uploadTexts } from './upload-texts.ts'
import { type Images, useImages } from './use-images.ts'

configure({ asyncUtilTimeout: 10_000 })

beforeAll(async () => {
  await speak('en')
  await loadTexts(shellTexts, errorTexts, uploadTexts)
})

interface Sent {
  readonly method: string
  readonly body: unknown
  readonly signal: AbortSignal | null | undefined
}

let sent: Sent[]
/** What the next upload is answered; without it a new id. */
let answers: (() => Promise<Response>)[]
const idOf = (place: number) => String(place).padStart(22, 'A')

beforeEach(() => {
  sent = []
  answers = []
  let ids = 0
  stubBrowser(async (input, init) => {
    if (String(input) !== callTable.uploadImage.path) throw new TypeError(`nobody answers ${input}`)
    const { method = 'GET', body, signal } = init ?? {}
    sent.push({ method, body, signal })
    if (method === 'DELETE') return await answer({ success: true, value: {} })
    const given = answers.shift()
    return given ? await given() : await answer({ success: true, value: { id: idOf(++ids) } })
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

let images: Images
function Form() {
  images = useImages()
  return <ImagePicker label="Proof of payment" images={images} />
}

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff, 0xe0]
const image = (name: string, bytes: readonly number[] = png, size = 2_048) =>
  new File([Uint8Array.from(bytes), new Uint8Array(size - bytes.length)], name)

const input = () => screen.getByLabelText<HTMLInputElement>('Choose images')
const choose = (...files: File[]) => fireEvent.change(input(), { target: { files } })
const row = async (name: string) => (await screen.findByText(name)).closest('li') as HTMLElement
const refusal =
  (code: string, status = 422) =>
  () =>
    answer({ success: false, code, message: '', requestId: 'r-1' }, status)

function openForm() {
  render(<Form />)
}

test('[WAL-10] an image is uploaded when it is chosen, and shown with name and size', async () => {
  openForm()
  choose(image('receipt.png', png, 1_572_864))
  const chosen = await row('receipt.png')
  await within(chosen).findByText('Uploaded')
  expect(within(chosen).getByText('1.5 MB')).toBeTruthy()
  expect(images.ids).toEqual([idOf(1)])
  expect(images.isBusy).toBe(false)
  expect(screen.getByRole('status').textContent).toBe('1 of 1 image uploaded')
  const form = sent[0]?.body as FormData
  const file = form.get('image') as File
  expect([[...form.keys()], file.size]).toEqual([['image'], 1_572_864])
  // Its name says more than its owner means to tell.
  expect(file.name).toBe('image')
})

test('[WAL-10] while it is on its way its progress is shown and the form waits', async () => {
  openForm()
  let goOn = (_response: Response) => {}
  answers.push(() => new Promise((resolve) => (goOn = resolve)))
  choose(image('receipt.jpg', jpeg))
  expect(await screen.findByRole('progressbar', { name: 'Uploading receipt.jpg' })).toBeTruthy()
  expect([images.isBusy, images.ids]).toEqual([true, []])
  goOn(await answer({ success: true, value: { id: idOf(7) } }))
  await screen.findByText('Uploaded')
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(images.ids).toEqual([idOf(7)])
})

test('[WAL-10] of more than three images the rest is left out, and says so', async () => {
  openForm()
  choose(...[1, 2, 3, 4, 5].map((number) => image(`${number}.png`)))
  await screen.findByText('2 images were not added: 3 at most.', { normalizer: (text) => text.replace(/\s/g, ' ') })
  await screen.findByText('3 of 3 images uploaded')
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(input().getAttribute('aria-disabled')).toBe('true')
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  act(() => void input().dispatchEvent(click))
  expect(click.defaultPrevented).toBe(true)
  choose(image('6.png'))
  await screen.findByText(/1 image was not added/)
  expect(sent).toHaveLength(3)
})

test.each([
  { what: 'too large', file: image('a.png', png, imageBytesAtMost + 1), text: /5 MB at most/ },
  { what: 'no image', file: image('a.png', [0x47, 0x49, 0x46, 0x38]), text: /Only PNG and JPG/ },
  { what: 'empty', file: new File([], 'a.png'), text: /Only PNG and JPG/ },
])('[WAL-10] a file that is $what is refused at its row, and nothing travels', async ({ file, text }) => {
  openForm()
  choose(file)
  const refused = within(await row('a.png'))
  expect((await refused.findByText(text)).getAttribute('role')).toBe('alert')
  expect(refused.queryByRole('button', { name: /Try again/ })).toBeNull()
  expect([sent, images.ids, images.isBusy, images.isFull]).toEqual([[], [], false, false])
})

test('[WAL-10] a file of exactly 5 MB travels', async () => {
  openForm()
  choose(image('a.png', png, imageBytesAtMost))
  await screen.findByText('Uploaded')
})

test('[WAL-10] what the server refuses stands beside its image; others go on', async () => {
  openForm()
  answers.push(refusal('upload_unreadable'))
  choose(image('bad.png'), image('good.png'))
  expect(await within(await row('bad.png')).findByText(/damaged or too large/)).toBeTruthy()
  expect(await within(await row('good.png')).findByText('Uploaded')).toBeTruthy()
  expect(images.ids).toHaveLength(1)
})

test('[WAL-10] an upload that the network broke is tried again in its place', async () => {
  openForm()
  answers.push(() => Promise.reject(new TypeError('no network')))
  choose(image('receipt.png'))
  await userEvent.click(await screen.findByRole('button', { name: /Try again/ }))
  await screen.findByText('Uploaded')
  expect(images.ids).toEqual([idOf(1)])
  expect(sent).toHaveLength(2)
})

test('[WAL-10] another choice takes the place of what failed', async () => {
  openForm()
  choose(image('a.gif', [0x47]))
  await screen.findByText(/Only PNG and JPG/)
  choose(image('b.png'))
  await screen.findByText('Uploaded')
  expect(screen.queryByText('a.gif')).toBeNull()
})

test('[WAL-10] an image is removed with the keyboard, here and at the server, and the focus stays in the field', async () => {
  openForm()
  choose(image('a.png'), image('b.png'))
  await screen.findByText('2 of 2 images uploaded')
  screen.getByRole('button', { name: 'Remove a.png' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByText('a.png')).toBeNull()
  expect(document.activeElement).toBe(input())
  expect(images.ids).toEqual([idOf(2)])
  expect(sent.at(-1)).toMatchObject({ method: 'DELETE', body: JSON.stringify({ id: idOf(1) }) })
})

test('[WAL-10] removing an image on its way stops it, and so does leaving the form', async () => {
  openForm()
  answers.push(() => new Promise(() => {}))
  answers.push(() => new Promise(() => {}))
  choose(image('a.png'), image('b.png'))
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  await userEvent.click(screen.getByRole('button', { name: 'Remove a.png' }))
  expect(sent.map(({ signal }) => signal?.aborted)).toEqual([true, false])
  cleanup()
  expect(sent.map(({ signal }) => signal?.aborted)).toEqual([true, true])
})

test('[WAL-10] images that the form has attached leave the list and stay with the server', async () => {
  openForm()
  choose(image('a.png'))
  await screen.findByText('Uploaded')
  act(() => images.forget())
  expect(screen.queryByRole('listitem')).toBeNull()
  expect(sent.map(({ method }) => method)).toEqual(['POST'])
})

test('[WAL-10] what the form has against the images stands in place of the hint', () => {
  function Refused() {
    return <ImagePicker label="Proof" images={useImages()} error="Please add an image." />
  }
  render(<Refused />)
  expect(screen.getByText('Please add an image.')).toBeTruthy()
  expect(input().getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText(/PNG or JPG/)).toBeNull()
})

test('[WAL-10] a thumbnail is drawn from the middle of the picture, without an address', async () => {
  const drawImage = vi.fn()
  const close = vi.fn()
  vi.stubGlobal('createImageBitmap', async () => ({ width: 448, height: 224, close }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never)
  openForm()
  choose(image('wide.png'))
  await vi.waitFor(() => expect(close).toHaveBeenCalled())
  expect(drawImage.mock.calls[0]?.slice(1)).toEqual([-56, 0, 224, 112])
  expect(document.querySelector('img')).toBeNull()
})

test.each([
  ['vi', 'Đã tải lên', 'Xóa a.png'],
  ['ar', 'تم الرفع', 'حذف a.png'],
  ['zh-Hans', '已上传', '移除 a.png'],
])('[WAL-10] the field speaks %s', async (tag, uploaded, remove) => {
  await speak(tag)
  try {
    await loadTexts(shellTexts, errorTexts, uploadTexts)
    openForm()
    fireEvent.change(document.querySelector('input') as HTMLInputElement, { target: { files: [image('a.png')] } })
    expect(await screen.findByText(uploaded)).toBeTruthy()
    expect(screen.getByRole('button', { name: remove })).toBeTruthy()
  } finally {
    await speak('en')
  }
})
