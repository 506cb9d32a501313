import type { IncomingMessage } from 'node:http'

const bodyAtMost = 10_000

/** The body of a request; undefined when it is too long. */
export async function requestBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    // Read to its end all the same, so that the answer arrives.
    if (length <= bodyAtMost) chunks.push(chunk)
  }
  return length > bodyAtMost ? undefined : Buffer.concat(chunks).toString()
}
