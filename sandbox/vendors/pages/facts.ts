import { escapeHtml } from '../../page.ts'
import type { GameTexts } from '../texts/en.ts'

/** Balance, what the game has brought or cost so far, and how long it has been played. */
export function factsList(texts: GameTexts): string {
  const fact = (id: string, name: string) => `<div><dt>${escapeHtml(name)}</dt><dd id="${id}"></dd></div>`
  return `<dl class="facts">${fact('balance', texts.balance)}${fact('result', texts.result)}${fact('time', texts.time)}</dl>`
}
