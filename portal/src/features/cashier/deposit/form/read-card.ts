import type { cardTelcos } from '@banyan/contract/wallet/deposit.ts'
import { digitsTyped } from '@banyan/rules/fields/typed-number.ts'

export type Telco = (typeof cardTelcos)[number]

/** As the contract takes serial numbers and codes; the marks between their digits are not part of them. */
const accepted = /^[A-Za-z0-9]{6,20}$/

/** What is printed on a card, as it was written. */
export interface WrittenCard {
  readonly telco: Telco | null
  readonly serial: string
  readonly code: string
}

export const noCard: WrittenCard = { telco: null, serial: '', code: '' }

export type CardFaults = Partial<Record<keyof WrittenCard, true>>

/** The card as the contract takes it; undefined where a field is wrong. */
export function readCard({ telco, serial, code }: WrittenCard) {
  const card = { telco, serial: signsOf(serial), code: signsOf(code) }
  return card.telco && accepted.test(card.serial) && accepted.test(card.code)
    ? { ...card, telco: card.telco }
    : undefined
}

export function cardFaults({ telco, serial, code }: WrittenCard): CardFaults {
  return {
    ...(telco === null && { telco: true }),
    ...(!accepted.test(signsOf(serial)) && { serial: true }),
    ...(!accepted.test(signsOf(code)) && { code: true }),
  }
}

const signsOf = (written: string) => digitsTyped(written)
