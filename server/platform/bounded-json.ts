const longestAnswer = 64_000

/** The JSON of an answer; undefined where it is none, or longer than any that belongs here. */
export async function boundedJson({ body }: Response): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let length = 0
  // Leaving the loop ends the transfer.
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > longestAnswer) return undefined
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString())
  } catch {
    return undefined
  }
}
