import type { PastRound, RoundAnswer } from '../launches/shown-round.ts'
import { byId, data, fillPlaces, money } from './page.ts'

const pastAtMost = 20
const opened = performance.now()

/** What is in the purse, and what the game has brought or cost since it was launched. */
let [balance, result] = [BigInt(data.balance), BigInt(data.result)]

/** Whether the purse holds an amount. Of real money the portal knows more: it may have come in meanwhile. */
export function canPay(amount: bigint): boolean {
  return data.mode === 'real' || amount <= balance
}

/** Shows a stake as gone, which it is from the moment that a round begins to be shown. */
export function showStaked(stake: bigint): void {
  showMoney(balance - stake, result - stake)
}

/** Shows what a round has left. */
export function showPaid({ stake, back, balance: left }: RoundAnswer): void {
  balance = BigInt(left)
  result += BigInt(back) - BigInt(stake)
  showMoney(balance, result)
}

/** Shows what is there at first. */
export function showPurse(): void {
  showMoney(balance, result)
}

function showMoney(balance: bigint, result: bigint): void {
  byId('balance').textContent = money(balance)
  const shown = byId('result')
  shown.textContent = `${result > 0n ? '+' : ''}${money(result)}`
  shown.dataset.sign = result > 0n ? 'more' : result < 0n ? 'less' : 'even'
}

/** Keeps showing for how long the game has been played. */
export function showTime(): void {
  const show = () => {
    const seconds = Math.floor((data.elapsedMs + performance.now() - opened) / 1000)
    const two = (number: number) => String(number).padStart(2, '0')
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
    byId('time').textContent = `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`
  }
  show()
  setInterval(show, 1000)
}

/** One line of words under the game; a win is said as one only where more came back than was staked. */
export function tell(text: string, kind: 'plain' | 'win' | 'trouble' = 'plain'): void {
  const told = byId('told')
  told.textContent = text
  told.dataset.kind = kind
}

/** What a round brought, in words: at a table what was won beside the stake, on a slot what the reels paid. */
export function resultText({ stake, back, isOnItsWay }: RoundAnswer): {
  readonly text: string
  readonly isWin: boolean
} {
  const { texts } = data
  const amount = BigInt(back)
  if (isOnItsWay) return { text: fillPlaces(texts.onItsWay, money(amount)), isWin: false }
  if (amount > BigInt(stake)) {
    const won = data.kind === 'baccarat' ? amount - BigInt(stake) : amount
    return { text: fillPlaces(texts.won, money(won)), isWin: true }
  }
  return { text: amount > 0n ? fillPlaces(texts.back, money(amount)) : texts.noWin, isWin: false }
}

/** The last rounds, the newest first. */
export function showPast(past: readonly PastRound[]): void {
  const list = byId('past')
  list.replaceChildren(...past.map(pastItem))
  if (past.length === 0) list.append(Object.assign(document.createElement('li'), { textContent: data.texts.none }))
}

/** Puts a round before the others. */
export function addPast(round: PastRound): void {
  const list = byId('past')
  if (!list.querySelector('[data-round]')) list.replaceChildren()
  list.prepend(pastItem(round))
  while (list.childElementCount > pastAtMost) list.lastElementChild?.remove()
}

function pastItem({ round, stake, back, outcome }: PastRound): HTMLElement {
  const item = document.createElement('li')
  item.dataset.round = String(round)
  const net = BigInt(back) - BigInt(stake)
  item.dataset.sign = net > 0n ? 'more' : net < 0n ? 'less' : 'even'
  if (outcome) {
    item.dataset.outcome = outcome
    item.append(Object.assign(document.createElement('b'), { textContent: data.texts[outcome] }))
  }
  item.append(Object.assign(document.createElement('span'), { textContent: `${net > 0n ? '+' : ''}${money(net)}` }))
  return item
}
