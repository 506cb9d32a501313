import { calls } from '@banyan/contract/calls.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountTypes, agentTypes } from '#/modules/accounts/account-types.ts'
import { jpegWithPage, jpegWithPlace, mark, plain } from '#/platform/images/test-world/hostile-images.ts'
import { anotherAddress } from '#/test-world/sealed-body.ts'
import { type World, world } from '#/test-world/world.ts'
import { largest, lookAt, sendImage, uploadedBy } from '../test-world/send-image.ts'
import { attachUploads } from '../uploads.ts'

/** One for all: each member is its test's own. */
let w: World
beforeAll(async () => {
  w = await world()
})
afterAll(() => w[Symbol.asyncDispose]())

type Sender = Awaited<ReturnType<World['signIn']>>

const look = (sender: Pick<Sender, 'headers'>, id: string) => lookAt(w, sender, id)

async function remove({ headers }: Sender, id: string): Promise<string> {
  const request = { method: 'DELETE', url: calls.removeUpload.path, payload: { id }, headers } as const
  const answer = await w.app.portal.inject({ ...request, remoteAddress: anotherAddress() })
  return answer.statusCode === 200 ? 'success' : answer.json().code
}

const sealedOf = async (id: string) =>
  (await w.database.db.selectFrom('uploads').select('sealed').where('id', '=', id).executeTakeFirstOrThrow()).sealed

test.each([
  { is: 'a member', type: accountTypes.member },
  { is: 'an agent', type: agentTypes[0] },
])('[WAL-10] $is uploads a PNG and a JPEG, and reads them again as what they are', async ({ type }) => {
  const sender = await w.signIn({ type })
  for (const [format, declared] of [
    ['png', 'image/jpeg'],
    ['jpeg', 'text/html'],
  ] as const) {
    const { code, value } = await sendImage(w, sender, await plain().toFormat(format).toBuffer(), declared)
    expect(code).toBe('success')
    expect(value).toEqual({ id: expect.stringMatching(/^[\w-]{22}$/) })
    const answer = await look(sender, value.id)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe(`image/${format}`)
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width: 40, height: 30 })
  }
})

test('[WAL-10] an image is served so that nothing in it runs and nobody keeps it', async () => {
  const sender = await w.signIn()
  const { headers } = await look(sender, await uploadedBy(w, sender))
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'content-disposition': 'attachment',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  })
})

test('[WAL-10] what is no PNG or JPEG by its content is refused, whatever it calls itself', async () => {
  const sender = await w.signIn()
  const files = [
    await plain().gif().toBuffer(),
    await plain().webp().toBuffer(),
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<!doctype html><script>alert(1)</script>',
    '%PDF-1.7',
    '',
    ` ${(await plain().png().toBuffer()).toString('latin1')}`,
  ]
  for (const file of files) {
    for (const type of ['image/png', 'image/jpeg'])
      expect(await sendImage(w, sender, file, type)).toMatchObject({ status: 422, code: 'upload_type_refused' })
  }
})

test('[WAL-10] a file that is broken behind its first bytes is refused', async () => {
  const sender = await w.signIn()
  const whole = await plain(300, 300).png().toBuffer()
  for (const file of [whole.subarray(0, 8), whole.subarray(0, whole.length - 40), Buffer.from([0xff, 0xd8, 0xff])])
    expect(await sendImage(w, sender, file)).toMatchObject({ status: 422, code: 'upload_unreadable' })
})

test.each([
  { bytes: largest - 1, status: 200, code: 'success' },
  { bytes: largest, status: 200, code: 'success' },
  { bytes: largest + 1, status: 413, code: 'upload_too_large' },
  { bytes: largest + 100_000, status: 413, code: 'upload_too_large' },
])('[WAL-10] a file of $bytes bytes answers $code', async ({ bytes, ...answered }) => {
  const picture = await plain().png().toBuffer()
  const file = Buffer.concat([picture, Buffer.alloc(bytes - picture.length)])
  expect(await sendImage(w, await w.signIn(), file)).toMatchObject(answered)
})

test('[WAL-10] an image of another account, and one that is not there, answer alike', async () => {
  const [owner, other] = [await w.signIn(), await w.signIn()]
  const id = await uploadedBy(w, owner)
  const withoutId = ({ requestId: _, ...rest }: Record<string, unknown>) => rest
  const [foreign, absent] = [await look(other, id), await look(other, 'A'.repeat(22))]
  expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'upload_not_found'])
  expect(withoutId(foreign.json())).toEqual(withoutId(absent.json()))
  expect(await remove(other, id)).toBe('success')
  expect((await look(owner, id)).statusCode).toBe(200)
})

test('[WAL-10] an account removes what is attached to nothing, and nothing else', async () => {
  const sender = await w.signIn()
  const [free, used] = [await uploadedBy(w, sender), await uploadedBy(w, sender)]
  await w.database.transaction((tx) => attachUploads(tx, sender.accountId, [used], { kind: 'test', id: '1' }))
  expect(await remove(sender, free)).toBe('success')
  expect((await look(sender, free)).statusCode).toBe(404)
  expect(await remove(sender, free)).toBe('success')
  expect(await remove(sender, used)).toBe('upload_used')
  expect((await look(sender, used)).statusCode).toBe(200)
})

test('[PRV-04] the database shows no picture, and a sealed one opens for its owner alone', async () => {
  const [linh, minh] = [await w.signIn(), await w.signIn()]
  const [ofLinh, ofMinh] = [await uploadedBy(w, linh), await uploadedBy(w, minh)]
  const sealed = Buffer.from(await sealedOf(ofLinh))
  const shown = (await look(linh, ofLinh)).rawPayload
  for (const part of ['PNG', 'IHDR', 'IDAT', 'IEND']) {
    expect(shown.includes(part)).toBe(true)
    expect(sealed.includes(part)).toBe(false)
  }
  // The same picture twice is sealed in two ways.
  expect(sealed.equals(Buffer.from(await sealedOf(ofMinh)))).toBe(false)
  await w.database.transaction((tx) => tx.updateTable('uploads').set({ sealed }).where('id', '=', ofMinh).execute())
  expect((await look(minh, ofMinh)).statusCode).toBe(500)
})

test('[WAL-10] what was hidden in a file is nowhere in what is served', async () => {
  const sender = await w.signIn()
  for (const file of [await jpegWithPage(), await jpegWithPlace()]) {
    const { value } = await sendImage(w, sender, file)
    const { rawPayload } = await look(sender, value.id)
    expect([file.includes(mark), rawPayload.includes(mark)]).toEqual([true, false])
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
  }
})

test('[WAL-10] twenty members at once all have their image kept', async () => {
  const senders = await Promise.all(Array.from({ length: 20 }, () => w.signIn()))
  const file = await plain(1_200, 800).jpeg().toBuffer()
  const codes = await Promise.all(senders.map(async (sender) => (await sendImage(w, sender, file)).code))
  expect(codes).toEqual(Array(20).fill('success'))
})

test('[WAL-10] an account has twenty images a day read, one after the other or all at once; what costs nothing is not counted', async () => {
  const sender = await w.signIn()
  const file = await plain().png().toBuffer()
  for (let refused = 0; refused < 3; refused++) await sendImage(w, sender, 'no image')
  const codesOf = async (many: number) =>
    (await Promise.all(Array.from({ length: many }, () => sendImage(w, sender, file)))).map(({ code }) => code)
  expect(await codesOf(10)).toEqual(Array(10).fill('success'))
  const more = await codesOf(15)
  expect(more.filter((code) => code === 'success')).toHaveLength(10)
  expect(more.filter((code) => code === 'upload_too_many')).toHaveLength(5)
  expect(await sendImage(w, sender, file)).toMatchObject({ status: 429, code: 'upload_too_many' })
  expect((await sendImage(w, await w.signIn(), file)).code).toBe('success')
})

describe('operators', () => {
  const ask = async (headers: Record<string, string>, id: string) => {
    const request = { method: 'POST', url: calls.uploadedImage.path, headers, payload: { id } } as const
    return await w.app.operator.inject({ ...request, remoteAddress: anotherAddress() })
  }
  const actions = async () =>
    await w.database.db
      .selectFrom('operator_actions')
      .select(['actor', 'object', 'after'])
      .where('call', '=', 'uploadedImage')
      .orderBy('id')
      .execute()

  test('[PRV-04] an operator sees a member’s image under the same headers, and the audit keeps the look', async () => {
    const sender = await w.signIn({ username: 'Image.Owner' })
    const { consoleHeaders } = await w.signIn({ username: 'looking.one', type: accountTypes.operator })
    const id = await uploadedBy(w, sender)
    const answer = await ask(consoleHeaders, id)
    expect(answer.rawPayload.equals((await look(sender, id)).rawPayload)).toBe(true)
    expect(answer.headers).toMatchObject({
      ...{ 'content-type': 'image/png', 'content-disposition': 'attachment', 'cache-control': 'no-store' },
      'content-security-policy': "sandbox; default-src 'none'",
    })
    expect(await actions()).toEqual([{ actor: 'looking.one', object: 'account image.owner', after: { image: id } }])
  })

  test('[PRV-04] a look at nothing is refused and leaves no row', async () => {
    const before = await actions()
    const answer = await ask(w.operatorHeaders, 'A'.repeat(22))
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'upload_not_found'])
    expect(await actions()).toEqual(before)
  })
})
