import { cardSymbols, slotSymbols, svgSymbols } from '@banyan/art/symbols/draw-symbols.ts'
import { symbolPalettes } from '@banyan/art/symbols/symbol-palettes.ts'
import { escapeHtml } from '../../page.ts'
import type { Launch } from '../launches/launches.ts'
import type { PageData } from '../launches/page-data.ts'
import type { Trouble } from '../launches/troubles.ts'
import { machines } from '../slots/machines.ts'
import type { SlotSymbol } from '../slots/slot-machine.ts'
import { fillPlaces, textsIn } from '../texts/game-texts.ts'
import { slotBoard } from './slot-board.ts'
import { slotRules } from './slot-rules.ts'
import { tableBoard } from './table-board.ts'
import { tableRules } from './table-rules.ts'

export interface RoundsSoFar {
  readonly next: number
  readonly past: PageData['past']
  readonly balance: bigint
  readonly result: bigint
}

/** The page of a game; its script reads the data at its end. */
export function gamePage(launch: Launch, soFar: RoundsSoFar, now: Date): string {
  const { language, direction, texts } = textsIn(launch.language)
  const { game } = launch
  const palette = symbolPalettes[game.palette]
  const drawn =
    game.kind === 'slot'
      ? (slotSymbols(palette, game.motif) satisfies Readonly<Record<SlotSymbol, string>>)
      : cardSymbols(palette, game.motif)
  const machine = game.kind === 'slot' ? machines[game.lines] : undefined
  const [money, moneyNote] =
    launch.mode === 'real' ? [texts.realMoney, texts.realMoneyNote] : [texts.playMoney, texts.playMoneyNote]
  const title = machine ? fillPlaces(texts.slot, machine.lines.length) : texts.baccarat
  const data: PageData = {
    kind: game.kind,
    mode: launch.mode,
    language,
    currency: launch.currency,
    exponent: launch.exponent,
    parentOrigin: launch.parentOrigin,
    returnUrl: launch.returnUrl,
    stakes: launch.stakes.map(String),
    most: String(launch.room?.most ?? 0n),
    balance: String(soFar.balance),
    result: String(soFar.result),
    elapsedMs: now.getTime() - launch.startedAt.getTime(),
    next: soFar.next,
    past: soFar.past,
    lines: machine?.lines ?? [],
    freeSpins: machine?.freeSpins ?? 0,
    texts,
  }
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/screen/palette-${game.palette}.css">
<link rel="stylesheet" href="/screen/play.css">
<link rel="stylesheet" href="/screen/rules.css">
<link rel="stylesheet" href="/screen/${game.kind}.css">
<script type="module" src="/screen/play.ts"></script>
<body class="${game.kind}">
${svgSymbols(drawn)}
<header>
<button id="leave" type="button"><svg class="arrow" viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7l7 7"/></svg><span>${escapeHtml(texts.leave)}</span></button>
<h1>${escapeHtml(title)}</h1>
<span class="badge" title="${escapeHtml(moneyNote)}">${escapeHtml(money)}</span>
<button id="open-rules" type="button">${escapeHtml(texts.rules)}</button>
</header>
<main>
<svg class="crest" aria-hidden="true"><use href="#symbol-a"/></svg>
${machine ? slotBoard(machine, texts) : tableBoard(launch, texts)}
<section class="past"><h2>${escapeHtml(texts.lastRounds)}</h2><ol id="past" tabindex="0"></ol></section>
</main>
<dialog id="rules" aria-labelledby="rules-title">
<form method="dialog"><h2 id="rules-title">${escapeHtml(texts.rules)}</h2><button>${escapeHtml(texts.close)}</button></form>
<p class="note">${escapeHtml(money)}: ${escapeHtml(moneyNote)}</p>
${machine ? slotRules(machine, texts) : tableRules(launch, texts)}
<h3>${escapeHtml(texts.fairHeading)}</h3><p>${escapeHtml(texts.fairRule)} ${escapeHtml(texts.noAutoplay)}</p>
</dialog>
<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
</body>
</html>
`
}

/** What is shown where a launch is over, or could not begin. */
export function endedPage(tag: string, why: Trouble): string {
  const { language, direction, texts } = textsIn(tag)
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(texts.ended)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/screen/palette-jade.css">
<link rel="stylesheet" href="/screen/play.css">
<body><main class="ended"><h1>${escapeHtml(texts.ended)}</h1><p>${escapeHtml(texts[why])}</p></main></body>
</html>
`
}
