import { after, byId, isStill } from './page.ts'

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const suits = ['spades', 'hearts', 'diamonds', 'clubs']
const signs = ['♠', '♥', '♦', '♣']
const svgNames = 'http://www.w3.org/2000/svg'
const betweenCardsMs = 450

type Side = 'player' | 'banker'

function cardOf(card: number): HTMLElement {
  const suit = Math.floor(card / ranks.length)
  const [rank, name] = [ranks[card % ranks.length] ?? '', suits[suit] ?? '']
  const shown = document.createElement('div')
  shown.className = 'card'
  shown.dataset.suit = name
  shown.setAttribute('role', 'img')
  shown.setAttribute('aria-label', `${rank} ${signs[suit]}`)
  shown.append(
    Object.assign(document.createElement('b'), { textContent: rank }),
    pip(name, 'small'),
    pip(name, 'large'),
  )
  return shown
}

function pip(name: string, size: string): SVGElement {
  const svg = document.createElementNS(svgNames, 'svg')
  svg.setAttribute('class', size)
  const use = document.createElementNS(svgNames, 'use')
  use.setAttribute('href', `#symbol-${name}`)
  svg.append(use)
  return svg
}

function cardsAt(side: Side): HTMLElement {
  return byId(`hand-${side}`).querySelector('.cards') as HTMLElement
}

/** Shows what a hand counts, or nothing. */
export function showTotal(side: Side, total: number | undefined): void {
  const shown = byId(`hand-${side}`).querySelector('.total') as HTMLElement
  shown.textContent = total === undefined ? '' : String(total)
}

/** Takes the cards of the last round away. */
export function clearTable(): void {
  for (const side of ['player', 'banker'] as const) {
    cardsAt(side).replaceChildren()
    showTotal(side, undefined)
    byId(`hand-${side}`).classList.remove('won')
  }
}

/** Deals the cards one by one in the order of the table. */
export async function dealCards(player: readonly number[], banker: readonly number[]): Promise<void> {
  const order = [0, 1, 2].flatMap((place): [Side, number | undefined][] => [
    ['player', player[place]],
    ['banker', banker[place]],
  ])
  for (const [side, card] of order) {
    if (card === undefined) continue
    const shown = cardOf(card)
    cardsAt(side).append(shown)
    if (isStill()) continue
    shown.animate(
      [
        { transform: 'translateY(-40px) rotate(-8deg)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      {
        duration: 260,
        easing: 'ease-out',
      },
    )
    await after(betweenCardsMs)
  }
}
