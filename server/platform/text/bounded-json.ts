import { strictJson } from './strict-json.ts'

const longestAnswer = 64_000

/** The JSON of an answer; undefined where it is none, or longer than any that belongs here. */
export async function boundedJson(response: Response): Promise<unknown> {
  const text = await boundedText(response, longestAnswer)
  try {
    return text === undefined ? undefined : strictJson(text)
  } catch {
    return undefined
  }
}

/** The text of an answer; undefined where it has more bytes than that. */
export async function boundedText({ body }: Response, bytesAtMost: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  // Leaving the loop ends the transfer.
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > bytesAtMost) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
