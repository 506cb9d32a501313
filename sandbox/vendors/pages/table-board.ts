import { escapeHtml } from '../../page.ts'
import { outcomes } from '../baccarat/deal.ts'
import type { Launch } from '../launches/launches.ts'
import type { GameTexts } from '../texts/en.ts'
import { fillPlaces } from '../texts/game-texts.ts'
import { factsList } from './facts.ts'

/** What each bet pays, as it is said at tables. */
export const odds = { player: '1 : 1', tie: '8 : 1', banker: '0.95 : 1' } as const

/** The two hands, the fields to bet on, and the chips. */
export function tableBoard(launch: Launch, texts: GameTexts): string {
  const hand = (side: 'player' | 'banker') =>
    `<section class="hand" id="hand-${side}"><h2>${escapeHtml(texts[side])} <output class="total"></output></h2><div class="cards" dir="ltr"></div></section>`
  const bets = [outcomes[0], outcomes[2], outcomes[1]].map(
    (outcome) =>
      `<button type="button" class="bet" aria-disabled="true" data-bet="${outcome}"><b>${escapeHtml(texts[outcome])}</b><small>${escapeHtml(fillPlaces(texts.pays, odds[outcome]))}</small><output class="on"></output></button>`,
  )
  const chips = launch.stakes.map(
    (chip, index) =>
      `<label class="chip chip-${index}"><input type="radio" name="chip" value="${chip}"${index === 0 ? ' checked' : ''}><span></span></label>`,
  )
  return `<section class="felt">${hand('player')}${hand('banker')}</section>
<p id="told" role="status">${escapeHtml(texts.readyTable)}</p>
<section class="bets" role="group" aria-label="${escapeHtml(texts.bets)}">${bets.join('')}</section>
<section class="controls">
<fieldset class="chips"><legend>${escapeHtml(texts.chip)}</legend>${chips.join('')}</fieldset>
${factsList(texts)}
<div class="deeds"><button id="clear" type="button" aria-disabled="true">${escapeHtml(texts.clear)}</button>
<button id="go" type="button" class="main" aria-disabled="true">${escapeHtml(texts.deal)}</button></div>
</section>`
}
