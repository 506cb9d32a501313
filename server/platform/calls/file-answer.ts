import type { FastifyReply } from 'fastify'
import type { TSchema } from 'typebox'

/** How a success that is a file is documented. */
export function fileAnswer(value: TSchema): object {
  return { content: { 'application/octet-stream': { schema: value } } }
}

/**
 * Headers of bytes that a stranger sent: whatever they are, nothing in them runs, no page of another origin shows them,
 * and opened by themselves they are saved instead of shown. The type is the one that we gave them.
 */
const fileHeaders = {
  'content-security-policy': "sandbox; default-src 'none'",
  'content-disposition': 'attachment',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const

export async function sendFile(file: Blob, reply: FastifyReply): Promise<FastifyReply> {
  return reply
    .headers(fileHeaders)
    .type(file.type)
    .send(Buffer.from(await file.arrayBuffer()))
}
