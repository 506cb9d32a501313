import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { MailParty } from './mail-party.ts'

const noon = new Date('2026-12-01T12:00:00Z')
const to = 'linh@example.com'

const base64 = (text: string) => Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\r\n')

interface Given {
  readonly id?: string
  readonly subject?: string
  readonly text?: string
  readonly to?: string
}

const mailOf = ({ id = 'one', subject = 'Hello', text = 'A text' }: Given) =>
  [
    'From: no-reply@banyan-play.example',
    `Message-ID: <${id}@banyan-play.example>`,
    `Subject: =?UTF-8?B?${Buffer.from(subject).toString('base64')}?=`,
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    base64(text),
  ].join('\r\n')

/** Hands a mail over by SMTP; answers the last reply, or 'nothing' where the server stays silent for so long. */
async function handOver(port: number, source: string, receiver = to, silentAfterMs = 60_000): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1')
  const commands = [
    'EHLO here',
    'MAIL FROM:<no-reply@banyan-play.example>',
    `RCPT TO:<${receiver}>`,
    'DATA',
    `${source}\r\n.`,
  ]
  let reply = ''
  try {
    for (const command of [undefined, ...commands]) {
      if (command !== undefined) socket.write(`${command}\r\n`)
      for (reply = ''; !/^\d{3} .*\r\n$/m.test(reply); )
        reply += await once(socket, 'data', { signal: AbortSignal.timeout(silentAfterMs) })
    }
    return reply.slice(0, 3)
  } catch {
    return 'nothing'
  } finally {
    socket.destroy()
  }
}

/** The party on ports of its own. */
async function party() {
  const mail = new MailParty(() => noon, 1)
  const server = createServer(async (request, response) => {
    if (!(await mail.answer(request, response))) response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = await mail.listen(0)
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    port,
    send: (given: Given = {}) => handOver(port, mailOf(given), given.to),
    page: async () => await (await fetch(`${address}/mail`)).text(),
    behave: async (behaviour: string, headers: Record<string, string> = {}) => {
      const body = new URLSearchParams({ behaviour })
      return (await fetch(`${address}/mail/behaviour`, { method: 'POST', body, redirect: 'manual', headers })).status
    },
    async [Symbol.asyncDispose]() {
      mail.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const subjects = (page: string) => [...page.matchAll(/<strong dir="auto">(.*?)<\/strong>/g)].map(([, text]) => text)

test('[ACC-17] a mail is shown as text, its links to follow, the newest first, once however often it comes', async () => {
  await using p = await party()
  expect(await p.page()).toContain('No mail was sent yet.')
  const text = 'Xin chào <b>\nhttps://play.example.com/?reset=abc&x=1 hết\njavascript:alert(1)'
  expect(await p.send({ subject: 'Đặt lại <mật khẩu>', text })).toBe('250')
  expect(await p.send({ id: 'two', subject: 'Later' })).toBe('250')
  expect(await p.send({ subject: 'Again' })).toBe('250')
  const page = await p.page()
  expect(subjects(page)).toEqual(['Later', 'Đặt lại &lt;mật khẩu&gt;'])
  expect(page).toContain(to)
  expect(page).toContain('Xin chào &lt;b&gt;')
  const link = 'https://play.example.com/?reset=abc&amp;x=1'
  expect(page).toContain(`<a href="${link}" rel="noreferrer">${link}</a> hết`)
  expect(page.match(/<a href="(?!\/)/g)).toHaveLength(1)
  expect(page).toContain('<meta http-equiv="refresh" content="5">')
})

test('[ACC-17] what is told by quoted-printable is read too', async () => {
  await using p = await party()
  const source = [
    'Subject: =?UTF-8?Q?m=E1=BA=ADt_?= =?UTF-8?Q?kh=E1=BA=A9u?=',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'm=E1=BA=\r\n=ADt',
  ]
  expect(await handOver(p.port, source.join('\r\n'))).toBe('250')
  expect(subjects(await p.page())).toEqual(['mật khẩu'])
  expect(await p.page()).toContain('<p dir="auto">mật</p>')
})

test('[ACC-17] the last 200 mails are kept', async () => {
  await using p = await party()
  await p.send({ id: 'first', subject: 'first' })
  await Promise.all(Array.from({ length: 199 }, (_, at) => p.send({ id: `${at}`, subject: `mail ${at}` })))
  expect(subjects(await p.page()).at(-1)).toBe('first')
  await p.send({ id: 'last', subject: 'last' })
  const shown = subjects(await p.page())
  expect([shown.length, shown[0]]).toEqual([200, 'last'])
  expect(shown).not.toContain('first')
})

test('[ACC-17] a mail that is too large is refused', async () => {
  await using p = await party()
  expect(await p.send({ text: 'x'.repeat(100_000) })).toBe('552')
  expect(await p.page()).toContain('No mail was sent yet.')
})

test('[ACC-17] on demand the server fails, answers late, or stays silent, until it is told to send again', async () => {
  await using p = await party()
  expect(await p.behave('failing')).toBe(303)
  expect(await p.send()).toBe('451')
  expect(await p.page()).toContain('value="failing" aria-pressed="true"')
  await p.behave('silent')
  expect(await handOver(p.port, mailOf({}), to, 300)).toBe('nothing')
  expect(await p.page()).toContain('No mail was sent yet.')
  await p.behave('slow')
  expect(await p.send()).toBe('250')
  await p.behave('usual')
  expect(await p.send({ id: 'two' })).toBe('250')
  expect(subjects(await p.page())).toHaveLength(2)
})

test('[ACC-17] neither another page nor a word that is none changes how it behaves', async () => {
  await using p = await party()
  expect(await p.behave('failing', { 'sec-fetch-site': 'cross-site' })).toBe(400)
  expect(await p.behave('constructor')).toBe(400)
  expect(await p.send()).toBe('250')
})

test('a port that is in use is told', async () => {
  await using p = await party()
  await expect(new MailParty(() => noon).listen(p.port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
