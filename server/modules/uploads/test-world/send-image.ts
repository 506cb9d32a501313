import { calls } from '@banyan/contract/calls.ts'
import { plain } from '#/platform/images/test-world/hostile-images.ts'
import { anotherAddress } from '#/test-world/sealed-body.ts'
import type { World } from '#/test-world/world.ts'

/** One part of a form; without a name for its file it is a field of text. */
export interface FormPart {
  readonly name: string
  readonly content: Uint8Array | string
  readonly fileName?: string | undefined
  readonly type?: string
}

interface Sender {
  readonly headers: { readonly cookie: string; readonly token: string }
}

/** Most bytes of a file. */
export const largest = 5_242_880

const divider = 'where-parts-meet'
export const formHeaders = { 'content-type': `multipart/form-data; boundary=${divider}` }

/** The bytes of a form, as a browser sends them. */
export function formBytes(parts: readonly FormPart[]): Buffer {
  const all = parts.flatMap(({ name, content, fileName, type }) => [
    `--${divider}\r\nContent-Disposition: form-data; name="${name}"`,
    fileName === undefined ? '' : `; filename="${fileName}"`,
    type === undefined ? '\r\n\r\n' : `\r\nContent-Type: ${type}\r\n\r\n`,
    content,
    '\r\n',
  ])
  return Buffer.concat([...all, `--${divider}--\r\n`].map((piece) => Buffer.from(piece as string)))
}

/** The part that the call takes. */
export const imagePart = (content: Uint8Array | string, type = 'image/png'): FormPart => ({
  name: 'image',
  content,
  fileName: 'a.png',
  type,
})

/** Sends the bytes of a form, each from another address, for an address has little room. */
export async function sendForm(w: World, { headers }: Sender, payload: Buffer, remoteAddress = anotherAddress()) {
  const request = { method: 'POST', url: calls.uploadImage.path, remoteAddress } as const
  const answer = await w.app.portal.inject({ ...request, headers: { ...headers, ...formHeaders }, payload })
  const { success, code, value } = answer.json()
  return { status: answer.statusCode, code: success ? 'success' : (code as string), value }
}

export function sendImage(w: World, sender: Sender, content: Uint8Array | string, type?: string) {
  return sendForm(w, sender, formBytes([imagePart(content, type)]))
}

/** Uploads a picture; answers its id. */
export async function uploadedBy(w: World, sender: Sender): Promise<string> {
  const { code, value } = await sendImage(w, sender, await plain().png().toBuffer())
  if (code !== 'success') throw new Error(`the picture was refused with ${code}`)
  return value.id
}

/** What an account gets that asks for an image. */
export async function lookAt(w: World, { headers }: Sender, id: string) {
  const request = { url: calls.ownUpload.path, query: { id }, headers, remoteAddress: anotherAddress() }
  return await w.app.portal.inject(request)
}
