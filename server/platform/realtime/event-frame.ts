import { largestEventBytes, type ServerEvent } from '@banyan/contract/events.ts'

/** First byte of a text message in one frame (RFC 6455 section 5.2). */
const wholeText = 0x81
/** Up to here the length stands in the second byte; above it, two more bytes follow, announced by 126. */
const shortLength = 125
const lengthFollows = 126

/**
 * An event as the bytes of a websocket's frame. Servers mask nothing and we compress nothing, so the same bytes serve
 * every connection that is told the event.
 */
export function eventFrame(event: ServerEvent): Buffer {
  const text = Buffer.from(JSON.stringify(event))
  if (text.length > largestEventBytes) throw new Error(`${event.event} has ${text.length} bytes, which is too large`)
  const head =
    text.length <= shortLength
      ? [wholeText, text.length]
      : [wholeText, lengthFollows, text.length >> 8, text.length & 255]
  return Buffer.concat([Buffer.from(head), text])
}
