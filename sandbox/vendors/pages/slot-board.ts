import { escapeHtml } from '../../page.ts'
import { type SlotMachine, windowAt } from '../slots/slot-machine.ts'
import type { GameTexts } from '../texts/en.ts'
import { factsList } from './facts.ts'

/** The reels at rest, and what they are played with. */
export function slotBoard(machine: SlotMachine, texts: GameTexts): string {
  const window = windowAt(machine, [9, 3, 21, 14, 6])
  const reels = window.map(
    (reel) =>
      `<div class="reel"><div class="strip">${reel
        .map((symbol) => `<svg class="cell" data-symbol="${symbol}"><use href="#symbol-${symbol}"/></svg>`)
        .join('')}</div></div>`,
  )
  return `<section class="machine" dir="ltr">
<div id="reels" role="img" aria-label="${escapeHtml(texts.reels)}">${reels.join('')}<svg id="lines" viewBox="0 0 500 300" preserveAspectRatio="none" aria-hidden="true"></svg></div>
</section>
<p id="told" role="status">${escapeHtml(texts.ready)}</p>
<section class="controls">
${factsList(texts)}
<div class="stake" role="group" aria-label="${escapeHtml(texts.stake)}">
<button id="less" type="button" aria-disabled="true" aria-label="${escapeHtml(texts.less)}">−</button>
<p><span>${escapeHtml(texts.stake)}</span><output id="stake"></output></p>
<button id="more" type="button" aria-disabled="true" aria-label="${escapeHtml(texts.more)}">+</button>
</div>
<button id="go" type="button" class="main" aria-disabled="true">${escapeHtml(texts.spin)}</button>
</section>`
}
