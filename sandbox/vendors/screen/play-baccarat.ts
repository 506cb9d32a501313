import type { RoundAnswer } from '../launches/shown-round.ts'
import { clearTable, dealCards, showTotal } from './cards.ts'
import { addPast, canPay, resultText, showPaid, showStaked, tell } from './facts.ts'
import { tellParent } from './frame-link.ts'
import { byId, data, fillPlaces, money, onPress, setBusy, shortMoney } from './page.ts'
import { sendRound } from './send-round.ts'

type Outcome = 'player' | 'banker' | 'tie'

const most = BigInt(data.most)
const fields = [...document.querySelectorAll<HTMLElement>('.bet')]
const buttons = [...fields, byId('clear'), byId('go')]
const onTable: Record<Outcome, bigint> = { player: 0n, banker: 0n, tie: 0n }

/** Lets a player put chips on outcomes and have the cards dealt. */
export function playBaccarat(): void {
  for (const chip of document.querySelectorAll<HTMLInputElement>('.chip input')) {
    const [name, amount] = [chip.nextElementSibling, BigInt(chip.value)]
    if (name) name.textContent = shortMoney(amount)
    chip.setAttribute('aria-label', money(amount))
  }
  for (const field of fields) onPress(field, () => put(field.dataset.bet as Outcome))
  onPress(byId('clear'), () => {
    for (const outcome of Object.keys(onTable) as Outcome[]) onTable[outcome] = 0n
    showBets()
  })
  onPress(byId('go'), () => void dealRound())
  showBets()
}

function put(outcome: Outcome): void {
  const chip = BigInt(document.querySelector<HTMLInputElement>('.chip input:checked')?.value ?? 0)
  const raised = onTable[outcome] + chip
  if (raised > most) tell(fillPlaces(data.texts.mostOnOutcome, money(most)), 'trouble')
  else if (!canPay(total() + chip)) tell(data.texts.notEnough, 'trouble')
  else {
    onTable[outcome] = raised
    tell(fillPlaces(data.texts.onTable, money(raised), data.texts[outcome]))
    showBets()
  }
}

function total(): bigint {
  return onTable.player + onTable.banker + onTable.tie
}

function showBets(): void {
  for (const field of fields) {
    const bet = onTable[field.dataset.bet as Outcome]
    const shown = field.querySelector('.on')
    if (shown) shown.textContent = bet === 0n ? '' : money(bet)
    setBusy(field, false)
  }
  setBusy(byId('clear'), total() === 0n)
  setBusy(byId('go'), total() === 0n || !canPay(total()))
}

async function dealRound(): Promise<void> {
  const { texts } = data
  for (const button of buttons) setBusy(button, true)
  for (const field of fields) field.classList.remove('won')
  tell(texts.dealing)
  clearTable()
  const { player, banker, tie } = onTable
  const answer = await sendRound({ player: String(player), banker: String(banker), tie: String(tie) })
  if (typeof answer === 'string') tell(texts[answer], 'trouble')
  else await show(answer)
  // The same bets stay for the next round, to be dealt or taken back.
  showBets()
}

async function show(answer: RoundAnswer): Promise<void> {
  if (answer.shown.kind !== 'baccarat') return
  const { player, banker, totals, outcome } = answer.shown
  showStaked(BigInt(answer.stake))
  await dealCards(player, banker)
  showTotal('player', totals.player)
  showTotal('banker', totals.banker)
  if (outcome !== 'tie') byId(`hand-${outcome}`).classList.add('won')
  for (const field of fields) field.classList.toggle('won', field.dataset.bet === outcome)
  const { texts } = data
  const [high, low] = [Math.max(totals.player, totals.banker), Math.min(totals.player, totals.banker)]
  const who =
    outcome === 'tie' ? fillPlaces(texts.outcomeTie, high) : fillPlaces(texts.outcome, texts[outcome], high, low)
  const { text, isWin } = resultText(answer)
  tell(`${who} ${text}`, isWin ? 'win' : 'plain')
  showPaid(answer)
  addPast({ round: answer.round, stake: answer.stake, back: answer.back, outcome })
  tellParent('balanceChanged')
}
