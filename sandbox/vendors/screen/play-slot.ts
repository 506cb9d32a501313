import type { RoundAnswer, ShownSpin } from '../launches/shown-round.ts'
import { addPast, canPay, resultText, showPaid, showStaked, tell } from './facts.ts'
import { tellParent } from './frame-link.ts'
import { after, byId, data, fillPlaces, isStill, money, onPress, setBusy } from './page.ts'
import { describeReels, markWins, turnReels } from './reels.ts'
import { sendRound } from './send-round.ts'

const stakes = data.stakes.map(BigInt)
const [less, more, go] = [byId('less'), byId('more'), byId('go')]
let chosen = 0

/** Lets a player choose a stake and spin. */
export function playSlot(): void {
  choose(stakes.findLastIndex((stake, index) => index <= 3 && canPay(stake)))
  onPress(less, () => choose(chosen - 1))
  onPress(more, () => choose(chosen + 1))
  onPress(go, () => void spin())
  // The page comes with its buttons busy: a press before this line would do nothing.
  setBusy(go, false)
}

function choose(index: number): void {
  chosen = Math.min(Math.max(index, 0), stakes.length - 1)
  byId('stake').textContent = money(stakes[chosen] ?? 0n)
  setBusy(less, chosen === 0)
  setBusy(more, chosen === stakes.length - 1)
}

async function spin(): Promise<void> {
  const { texts } = data
  for (const button of [less, more, go]) setBusy(button, true)
  tell(texts.spinning)
  const answer = await sendRound({ stake: String(stakes[chosen] ?? 0n) })
  if (typeof answer === 'string') tell(texts[answer], 'trouble')
  else await show(answer)
  setBusy(go, false)
  choose(chosen)
}

async function show(answer: RoundAnswer): Promise<void> {
  if (answer.shown.kind !== 'slot') return
  const [paid, ...free] = answer.shown.spins
  if (!paid) return
  showStaked(BigInt(answer.stake))
  await showSpin(paid, false)
  for (const [index, each] of free.entries()) {
    if (index === 0) {
      tell(fillPlaces(data.texts.freeSpins, free.length), 'win')
      await after(isStill() ? 600 : 1200)
    }
    await showSpin(each, true)
    const win = money(BigInt(each.win))
    tell(fillPlaces(data.texts.freeSpin, index + 1, free.length, win), BigInt(each.win) > 0n ? 'win' : 'plain')
    await after(isStill() ? 500 : 700)
  }
  const { text, isWin } = resultText(answer)
  tell(text, isWin ? 'win' : 'plain')
  showPaid(answer)
  addPast(answer)
  tellParent('balanceChanged')
}

async function showSpin(spin: ShownSpin, isQuick: boolean): Promise<void> {
  await turnReels(spin.window, isQuick)
  markWins(spin)
  describeReels(spin.window)
}
