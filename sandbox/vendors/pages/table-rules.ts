import { escapeHtml } from '../../page.ts'
import { outcomes } from '../baccarat/deal.ts'
import { exactWays } from '../baccarat/exact-chances.ts'
import { returnsOfBets } from '../baccarat/settle-bets.ts'
import { decimal } from '../launches/decimal.ts'
import type { Launch } from '../launches/launches.ts'
import type { GameTexts } from '../texts/en.ts'
import { fillPlaces, textsIn } from '../texts/game-texts.ts'
import { odds } from './table-board.ts'

let returns: ReturnType<typeof returnsOfBets> | undefined

/** The rules of the table with what each bet gives back, from the exact chances. */
export function tableRules(launch: Launch, texts: GameTexts): string {
  // Counting the ways takes a moment, and they are always the same.
  returns ??= returnsOfBets(exactWays())
  const rows = outcomes.map(
    (outcome) =>
      `<tr><th scope="row">${escapeHtml(texts[outcome])}</th><td><bdi>${odds[outcome]}</bdi></td><td><bdi>${returns?.[outcome]} %</bdi></td></tr>`,
  )
  const format = new Intl.NumberFormat(`${textsIn(launch.language).language}-u-nu-latn`, {
    style: 'currency',
    currency: launch.currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  const most = format.format(decimal(launch.room?.most ?? 0n, launch.exponent) as `${number}`)
  return `<p>${escapeHtml(texts.tableRules)}</p><p>${escapeHtml(texts.bankerRule)}</p>
<p>${escapeHtml(texts.tieRule)} ${escapeHtml(texts.shoeRule)} ${escapeHtml(fillPlaces(texts.mostOnOutcome, most))}</p>
<h3>${escapeHtml(texts.paysHeading)}</h3>
<table><thead><tr><th scope="col">${escapeHtml(texts.bet)}</th><th scope="col">${escapeHtml(texts.odds)}</th><th scope="col">${escapeHtml(texts.comesBack)}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}
