import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** One mail that reached the server, whether or not it was taken. */
interface MailDelivery {
  readonly from: string
  readonly to: readonly string[]
  /** By their names in small letters, unfolded and decoded. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** As it travelled. */
  readonly raw: string
}

type Command = 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | '.'
/** What the server answers to one command in place of yes; undefined: nothing, ever. */
interface Fault {
  readonly command: Command
  readonly reply: string | undefined
  /** How often; always, unless it is said. */
  readonly times?: number
}

/** A mail server on this machine that a test holds in its hand. */
export interface StandInMail extends AsyncDisposable {
  readonly url: URL
  readonly from: string
  readonly deliveries: readonly MailDelivery[]
  /** How many have connected. */
  readonly connections: number
  /** What it does from now on; it takes everything until told otherwise. */
  answer(fault: Fault | undefined): void
  /** Resolves once so many mails have arrived. */
  arrived(count: number): Promise<void>
  /** Resolves once so many have connected. */
  connected(count: number): Promise<void>
}

/** What it says to each command that it takes. */
const takes: Readonly<Record<Command, string>> = {
  EHLO: '250 here',
  MAIL: '250 taken',
  RCPT: '250 taken',
  DATA: '354 go on',
  '.': '250 taken',
}

export async function standInMail(): Promise<StandInMail> {
  const deliveries: MailDelivery[] = []
  const sockets = new Set<Socket>()
  const waiting = new Set<() => void>()
  let connections = 0
  let fault: Fault | undefined
  let faultsLeft = 0
  const look = () => waiting.forEach((wake) => void wake())
  const server = createServer((socket) => {
    connections++
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => {}))
    converse(
      socket,
      (command) => {
        if (fault?.command !== command || faultsLeft <= 0) return takes[command]
        faultsLeft--
        return fault.reply
      },
      (mail) => {
        deliveries.push(mail)
        look()
      },
    )
    look()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      waiting.add(() => isSo() && resolve())
      look()
    })
  return {
    url: new URL(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`),
    from: 'no-reply@banyan-play.example',
    deliveries,
    get connections() {
      return connections
    },
    answer: (next) => {
      fault = next
      faultsLeft = next?.times ?? Number.POSITIVE_INFINITY
    },
    arrived: (count) => until(() => deliveries.length >= count),
    connected: (count) => until(() => connections >= count),
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Speaks SMTP as far as a mail needs it (RFC 5321). */
function converse(
  socket: Socket,
  replyTo: (command: Command) => string | undefined,
  keep: (mail: MailDelivery) => void,
): void {
  let [unread, from, isData]: [string, string, boolean] = ['', '', false]
  let to: string[] = []
  const say = (reply: string | undefined) => reply && socket.write(`${reply}\r\n`)
  const hear = (line: string) => {
    const address = /<(.*)>/.exec(line)?.[1] ?? ''
    const command = line.slice(0, 4).toUpperCase() as Command
    if (command === 'MAIL') [from, to] = [address, []]
    if (command === 'RCPT') to.push(address)
    const reply = Object.hasOwn(takes, command) ? replyTo(command) : '250 well'
    isData = command === 'DATA' && reply === takes.DATA
    say(reply)
  }
  say('220 here')
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    unread += chunk
    for (;;) {
      const end = isData ? '\r\n.\r\n' : '\r\n'
      const at = unread.indexOf(end)
      if (at < 0) return
      const heard = unread.slice(0, at)
      unread = unread.slice(at + end.length)
      if (!isData) hear(heard)
      else {
        isData = false
        keep({ from, to, ...readMail(heard) })
        say(replyTo('.'))
      }
    }
  })
}

function readMail(raw: string): Pick<MailDelivery, 'headers' | 'text' | 'raw'> {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(':')
      return [name.toLowerCase(), decodedWords(value.join(':').trim())]
    }),
  )
  return { headers, text: Buffer.from(rest.join('\r\n\r\n'), 'base64').toString(), raw }
}

/** Encoded words of a header as the letters that they stand for (RFC 2047). */
function decodedWords(value: string): string {
  const bytes = value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, word: string) => {
      if (kind.toUpperCase() === 'B') return Buffer.from(word, 'base64').toString('latin1')
      const signs = word.replaceAll('_', ' ')
      return signs.replace(/=([0-9A-F]{2})/g, (_sign, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    })
  return Buffer.from(bytes, 'latin1').toString()
}
