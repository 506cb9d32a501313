import { expect } from './running-portal.ts'
import type { SentMessage } from './running-sandbox.ts'

/** The six digits of the message that goes to somebody once it is asked for. */
export async function codeSentTo(
  to: string,
  messages: () => Promise<readonly SentMessage[]>,
  ask: () => Promise<void>,
): Promise<string> {
  const sent = async () => (await messages()).filter((message) => message.to.replaceAll(' ', '').includes(to))
  const before = (await sent()).length
  await ask()
  await expect.poll(async () => (await sent()).length, `messages to ${to}`).toBe(before + 1)
  const [newest] = await sent()
  const code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0]
  if (code === undefined) throw new Error(`no code in ${JSON.stringify(newest)}`)
  return code
}
