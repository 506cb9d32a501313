import { Readable } from 'node:stream'
import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plain } from '#/platform/images/test-world/hostile-images.ts'
import { anotherAddress } from '#/test-world/sealed-body.ts'
import { type World, world } from '#/test-world/world.ts'
import { formBytes, formHeaders, imagePart, largest, lookAt, sendForm } from '../test-world/send-image.ts'

/** One for all: each member is its test's own. */
let w: World
beforeAll(async () => {
  w = await world()
})
afterAll(() => w[Symbol.asyncDispose]())

test('[WAL-10] of a body without a length, and of one that is too long, nothing is read', async () => {
  const { headers } = await w.signIn()
  const send = async (more: Record<string, string>) => {
    let isRead = false
    async function* body() {
      isRead = true
      yield 'x'
    }
    const answer = await w.app.portal.inject({
      ...{ method: 'POST', url: calls.uploadImage.path, headers: { ...headers, ...formHeaders, ...more } },
      payload: Readable.from(body()),
    })
    return { code: answer.json().code, connection: answer.headers.connection, isRead }
  }
  expect(await send({})).toMatchObject({ code: 'malformed_request', isRead: false })
  const tooLong = await send({ 'content-length': String(largest + 16_385) })
  expect(tooLong).toEqual({ code: 'upload_too_large', connection: 'close', isRead: false })
})

const png = () => plain().png().toBuffer()

test.each([
  { what: 'two files in the field', parts: async () => [imagePart(await png()), imagePart(await png())] },
  { what: 'a file in another field', parts: async () => [{ ...imagePart(await png()), name: 'picture' }] },
  {
    what: 'a file in a field beside it',
    parts: async () => [imagePart(await png()), { ...imagePart('x'), name: 'b' }],
  },
  { what: 'a text beside it', parts: async () => [imagePart(await png()), { name: 'title', content: 'x' }] },
  { what: 'text in place of the file', parts: async () => [{ name: 'image', content: 'x' }] },
  { what: 'no file', parts: async () => [] },
  {
    what: 'a hundred texts',
    parts: async () => Array.from({ length: 100 }, () => ({ name: 'image', content: 'x' })),
  },
])('[WAL-10] $what is refused as invalid', async ({ parts }) => {
  expect(await sendForm(w, await w.signIn(), formBytes(await parts()))).toMatchObject({
    status: 422,
    code: 'invalid_input',
  })
})

test.each(['__proto__', 'constructor', 'toString'])('[WAL-10] a field called %s is refused', async (name) => {
  const form = formBytes([{ ...imagePart(await png()), name }])
  expect(['malformed_request', 'invalid_input']).toContain((await sendForm(w, await w.signIn(), form)).code)
  expect(Object.hasOwn(Object.prototype, 'image')).toBe(false)
})

test.each([
  '../../etc/passwd',
  '..\\\\..\\\\boot.ini',
  '/etc/passwd',
  'a.png%00.html',
  '<script>.png',
  'x'.repeat(4_000),
])('[WAL-10] a name such as %s means nothing', async (fileName) => {
  const sender = await w.signIn()
  const { code, value } = await sendForm(w, sender, formBytes([{ ...imagePart(await png()), fileName }]))
  expect(code).toBe('success')
  expect(JSON.stringify((await lookAt(w, sender, value.id)).headers)).not.toContain(fileName.slice(0, 20))
})

test('[WAL-10] a form as browsers write it is read', async () => {
  const form = new FormData()
  form.append('image', new Blob([Uint8Array.from(await png())]), 'image')
  const written = new Request('http://portal', { method: 'POST', body: form })
  const { headers } = await w.signIn()
  const answer = await w.app.portal.inject({
    ...{ method: 'POST', url: calls.uploadImage.path, remoteAddress: anotherAddress() },
    headers: { ...headers, 'content-type': written.headers.get('content-type') ?? '' },
    payload: Buffer.from(await written.arrayBuffer()),
  })
  expect(answer.json()).toMatchObject({ success: true })
})

test('[WAL-10] a form that breaks off, or is none, is refused', async () => {
  const sender = await w.signIn()
  const whole = formBytes([imagePart(await png())])
  for (const bytes of [whole.subarray(0, 60), whole.subarray(0, whole.length - 30), Buffer.from('nonsense')])
    expect((await sendForm(w, sender, bytes)).status).toBeOneOf([400, 422])
  const { headers } = sender
  for (const type of ['multipart/form-data', 'image/png', 'application/json', undefined]) {
    const request = { method: 'POST', url: calls.uploadImage.path, remoteAddress: anotherAddress() } as const
    const typed = { ...headers, ...(type && { 'content-type': type }) }
    const answer = await w.app.portal.inject({ ...request, headers: typed, ...(type && { payload: whole }) })
    expect(answer.statusCode).toBeOneOf([400, 415])
  }
})

test('[WAL-10] one address has eight files on their way at once, and then others have room', async () => {
  const { headers } = await w.signIn()
  const form = formBytes([imagePart('no image')])
  const remoteAddress = anotherAddress()
  const send = (payload: Buffer | Readable, from = remoteAddress) =>
    w.app.portal.inject({
      ...{ method: 'POST', url: calls.uploadImage.path, payload, remoteAddress: from },
      headers: { ...headers, ...formHeaders, 'content-length': String(form.length) },
    })
  const { promise: goOn, resolve } = Promise.withResolvers<void>()
  const begun = Array.from({ length: 8 }, () => Promise.withResolvers<void>())
  const slow = begun.map((own) => {
    async function* body() {
      yield form.subarray(0, 80)
      own.resolve()
      await goOn
      yield form.subarray(80)
    }
    return send(Readable.from(body()))
  })
  await Promise.all(begun.map(({ promise }) => promise))
  expect((await send(form)).json()).toMatchObject({ code: 'service_unavailable', value: { retryAfterSeconds: 5 } })
  expect((await send(form, anotherAddress())).json().code).toBe('upload_type_refused')
  resolve()
  for (const answer of await Promise.all(slow)) expect(answer.json().code).toBe('upload_type_refused')
  expect((await send(form)).json().code).toBe('upload_type_refused')
})
