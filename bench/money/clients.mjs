import { randomBytes } from 'node:crypto'
import { steadily } from '../harness/steadily.ts'
import { RawClient } from './raw-client.ts'
import { betOf, signedBet } from './signed-bets.ts'

// Vendors' clients, in a process of their own: places bets as fast as they are answered, or at an even pace.

const run = randomBytes(6).toString('hex')
let placed = 0

/** Places one bet and throws unless it is taken. */
async function place(client, { key, gameCode }, { vendorCode, ...player }) {
  const bet = betOf(player, gameCode, `${run}-${++placed}`)
  const answer = await client.send(signedBet(client.host, vendorCode, key, bet))
  if (!answer.startsWith('HTTP/1.1 200') || !answer.includes('"outcome":"ok"'))
    throw new Error(`a bet was answered ${answer.slice(0, 400)}`)
}

/** As many clients come to each origin. */
async function asFastAsAnswered(work) {
  const { origins } = work
  const clients = Array.from({ length: work.clients }, (_, at) => new RawClient(origins[at % origins.length]))
  const players = anyOf(work.players)
  let left = work.count
  const begun = performance.now()
  await Promise.all(
    clients.map(async (client) => {
      while (left-- > 0) await place(client, work, players())
    }),
  )
  const seconds = (performance.now() - begun) / 1000
  for (const client of clients) client[Symbol.dispose]()
  return { seconds }
}

/** In the first part of a second both sides open connections, which is another measure's matter (cold start). */
const leadInSeconds = 0.5

/** Milliseconds of each after the lead-in, from the moment that it was due. */
async function atAnEvenPace(work) {
  const idle = []
  const all = []
  const players = anyOf(work.players)
  const times = []
  await steadily({ perSecond: work.perSecond, count: work.count }, async (number, dueAt) => {
    const client = idle.pop() ?? new RawClient(work.origins[0])
    if (!all.includes(client)) all.push(client)
    await place(client, work, players())
    if (number >= leadInSeconds * work.perSecond) times.push(performance.now() - dueAt)
    idle.push(client)
  })
  for (const client of all) client[Symbol.dispose]()
  return { times }
}

/** One after the other in an order that is the same in every run. */
function anyOf(players) {
  let at = 0
  return () => {
    at = (at + 7_919) % players.length
    return players[at]
  }
}

process.on('message', async (work) => {
  try {
    process.send(await (work.perSecond === undefined ? asFastAsAnswered(work) : atAnEvenPace(work)))
  } catch (error) {
    process.send({ fault: error.message })
  }
})
process.on('SIGTERM', () => process.disconnect())
process.send({ listening: { portal: '' } })
