import { escapeHtml } from '../../page.ts'
import { mostOfRound } from '../slots/machines.ts'
import { percentOf, returnToPlayer } from '../slots/return-to-player.ts'
import { reelCount, rowCount, type SlotMachine, type SlotSymbol, slotSymbols } from '../slots/slot-machine.ts'
import type { GameTexts } from '../texts/en.ts'
import { fillPlaces } from '../texts/game-texts.ts'

/** What a symbol is called. */
function symbolName(symbol: SlotSymbol, texts: GameTexts): string {
  if (symbol === 'wild' || symbol === 'scatter') return texts[symbol]
  const isPicture = ['a', 'b', 'c', 'd'].includes(symbol)
  return isPicture ? fillPlaces(texts.picture, ' abcd'.indexOf(symbol)) : fillPlaces(texts.letter, symbol)
}

/** The rules of a slot with what it pays, from the same data that decides it. */
export function slotRules(machine: SlotMachine, texts: GameTexts): string {
  const lineCount = machine.lines.length
  const icon = (symbol: SlotSymbol) =>
    `<svg class="icon" role="img" aria-label="${escapeHtml(symbolName(symbol, texts))}"><use href="#symbol-${symbol}"/></svg>`
  const rows = slotSymbols.flatMap((symbol) => {
    const pays = machine.pays[symbol]
    return pays ? [`<tr><th scope="row">${icon(symbol)}</th>${pays.map((pay) => `<td>${pay}</td>`).join('')}</tr>`] : []
  })
  const scatterRule = fillPlaces(
    texts.scatterRule,
    machine.freeSpins,
    machine.freeMultiplier,
    machine.scatterPays.join(' / '),
  )
  return `<p>${escapeHtml(fillPlaces(texts.returns, percentOf(returnToPlayer(machine))))} ${escapeHtml(fillPlaces(texts.mostRule, mostOfRound(machine)))}</p>
<h3>${escapeHtml(texts.paysHeading)}</h3>
<p>${escapeHtml(fillPlaces(texts.slotRules, lineCount))}</p>
<table><thead><tr><th scope="col">${escapeHtml(texts.symbol)}</th><th scope="col">3</th><th scope="col">4</th><th scope="col">5</th></tr></thead><tbody>${rows.join('')}</tbody></table>
<p class="special">${icon('wild')}<span>${escapeHtml(texts.wildRule)}</span></p>
<p class="special">${icon('scatter')}<span>${escapeHtml(scatterRule)}</span></p>
<h3>${escapeHtml(texts.linesHeading)}</h3>
<div class="maps" dir="ltr">${machine.lines.map(lineMap).join('')}</div>`
}

/** A small picture of the line's way over the window. */
function lineMap(rows: readonly number[], line: number): string {
  const dots = Array.from({ length: reelCount * rowCount }, (_, place) => {
    const [column, row] = [place % reelCount, Math.floor(place / reelCount)]
    const kind = rows[column] === row ? ' class="on"' : ''
    return `<rect${kind} x="${column * 10 + 1}" y="${row * 10 + 1}" width="8" height="8" rx="2"/>`
  })
  return `<svg viewBox="0 0 50 30" role="img" aria-label="${line + 1}">${dots.join('')}</svg>`
}
