import { expect, test } from 'vitest'
import type { MailMessage } from '../send-queue.ts'
import { type StandInMail, standInMail } from '../test-world/stand-in-mail.ts'
import { SmtpSender } from './smtp-sender.ts'

const message: MailMessage = {
  id: 'm'.repeat(22),
  to: 'linh.nguyen@example.com',
  subject: 'Banyan: đặt lại mật khẩu · 重置密码 · إعادة تعيين',
  text: `Xin chào.\n.\n\nhttps://play.example.com/?reset=${'c'.repeat(27)}\n${'chữ rất dài '.repeat(200)}\n`,
}
const quick = { timeoutMs: 200, pausesMs: [1, 1] }
const never = new AbortController().signal
const senderTo = (server: StandInMail, patience = quick) => new SmtpSender(server, patience)

test('[ACC-17] a mail arrives whole: sender, receiver, subject and text in any script', async () => {
  await using server = await standInMail()
  await senderTo(server).send(message, never)
  const [mail] = server.deliveries
  expect(server.deliveries).toHaveLength(1)
  expect(mail).toMatchObject({ from: server.from, to: [message.to] })
  expect(mail?.headers).toMatchObject({
    from: server.from,
    to: message.to,
    subject: message.subject,
    'message-id': `<${message.id}@banyan-play.example>`,
  })
  expect(mail?.text.trimEnd()).toBe(message.text.trimEnd())
  // Every server of the way takes it: no line is too long, and no byte is above 127.
  expect(Math.max(...(mail?.raw.split('\r\n') ?? []).map(({ length }) => length))).toBeLessThanOrEqual(998)
  expect(mail?.raw).not.toMatch(/[^\t\r\n -~]/)
})

test.each([
  { what: 'refuses its receiver for now', command: 'RCPT', reply: '450 later', reason: 'status 450' },
  { what: 'refuses its receiver', command: 'RCPT', reply: '550 nobody', reason: 'status 550' },
  { what: 'refuses its sender', command: 'MAIL', reply: '553 who', reason: 'status 553' },
  { what: 'refuses what it has read', command: '.', reply: '451 full', reason: 'status 451' },
  { what: 'stays silent', command: 'EHLO', reply: undefined, reason: 'ETIMEDOUT' },
  { what: 'stays silent in the end', command: '.', reply: undefined, reason: 'ETIMEDOUT' },
  { what: 'answers nonsense', command: 'MAIL', reply: 'what?', reason: 'EENVELOPE' },
] as const)('[ACC-17] a server that $what is tried three times', async ({ command, reply, reason }) => {
  await using server = await standInMail()
  server.answer({ command, reply })
  await expect(senderTo(server).send(message, never)).rejects.toThrow(new Error(reason))
  expect(server.connections).toBe(3)
})

test('[ACC-17] each attempt has the same id, and one that is taken is the last', async () => {
  await using server = await standInMail()
  server.answer({ command: '.', reply: '451 full', times: 2 })
  await senderTo(server).send(message, never)
  expect(server.deliveries).toHaveLength(3)
  expect(new Set(server.deliveries.map(({ headers }) => headers['message-id'])).size).toBe(1)
})

test('[ACC-17] a server that is not there is a failure that names nobody', async () => {
  const server = await standInMail()
  await server[Symbol.asyncDispose]()
  await expect(senderTo(server).send(message, never)).rejects.toThrow(new Error('ESOCKET'))
})

const injections = ['\r\nBcc: everybody@example.com', '\nBcc: everybody@example.com', '\rBcc: everybody@example.com']

test.each(injections)('[ACC-17] %j in a subject adds no header', async (injection) => {
  await using server = await standInMail()
  await senderTo(server).send({ ...message, subject: `Banyan${injection}` }, never)
  const [mail] = server.deliveries
  expect(mail?.to).toEqual([message.to])
  expect(mail?.headers).not.toHaveProperty('bcc')
})

test.each([
  ...injections.map((injection) => `${message.to}${injection}`),
  `${message.to}, everybody@example.com`,
  `${message.to}>\r\nRCPT TO:<everybody@example.com`,
  `Linh <${message.to}>`,
])('[ACC-17] %j as a receiver reaches nobody else', async (to) => {
  await using server = await standInMail()
  await senderTo(server)
    .send({ ...message, to }, never)
    .catch(() => {})
  for (const mail of server.deliveries) {
    expect(mail.to).not.toContain('everybody@example.com')
    expect(mail.headers).not.toHaveProperty('bcc')
  }
})

test('[ACC-17] stopping ends an attempt and makes no further one', async () => {
  await using server = await standInMail()
  server.answer({ command: 'EHLO', reply: undefined })
  const stop = new AbortController()
  const sending = senderTo(server, { timeoutMs: 60_000, pausesMs: [60_000] }).send(message, stop.signal)
  await server.connected(1)
  stop.abort()
  await expect(sending).rejects.toThrow()
  expect(server.connections).toBe(1)
})
