import type { PageData } from '../launches/page-data.ts'

/** The element with this id, which the page has. */
export function byId<E extends Element = HTMLElement>(id: string): E {
  const element = document.getElementById(id)
  if (!element) throw new Error(`the page has no ${id}`)
  return element as unknown as E
}

/** What the vendor's server gave the page. */
export const data = JSON.parse(byId('data').textContent ?? '') as PageData

/** Whether the player asked for reduced motion. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** A text with its places filled. */
export function fillPlaces(text: string, ...values: readonly (string | number)[]): string {
  return text.replace(/\{(\d)\}/g, (_, place: string) => String(values[Number(place)] ?? ''))
}

const whole = new Intl.NumberFormat(`${data.language}-u-nu-latn`, {
  style: 'currency',
  currency: data.currency,
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
})
const exact = new Intl.NumberFormat(`${data.language}-u-nu-latn`, {
  style: 'currency',
  currency: data.currency,
  minimumFractionDigits: data.exponent,
  maximumFractionDigits: data.exponent,
})

/** An amount of minor units as people read it; without the digits after the point where they are all nought. */
export function money(amount: bigint): string {
  const digits = String(amount < 0n ? -amount : amount).padStart(data.exponent + 1, '0')
  const cut = digits.length - data.exponent
  const decimal = `${amount < 0n ? '-' : ''}${digits.slice(0, cut)}.${digits.slice(cut) || '0'}`
  const format = amount % 10n ** BigInt(data.exponent) === 0n ? whole : exact
  return format.format(decimal as `${number}`)
}

const compact = new Intl.NumberFormat(`${data.language}-u-nu-latn`, { notation: 'compact', maximumFractionDigits: 1 })

/** An amount as short as it stands on a chip. */
export function shortMoney(amount: bigint): string {
  return compact.format(Number(amount) / 10 ** data.exponent)
}

/** Resolves after `ms`; animations wait for it. */
export function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** A button that is not pressed while something goes on; it keeps the focus, as a disabled one would not. */
export function setBusy(button: HTMLElement, isBusy: boolean): void {
  button.setAttribute('aria-disabled', String(isBusy))
}

/** Does something when a button is pressed, once for each press however long a key is held. */
export function onPress(button: HTMLElement, work: () => void): void {
  button.addEventListener('keydown', (event) => event.repeat && event.preventDefault())
  button.addEventListener('click', () => button.getAttribute('aria-disabled') !== 'true' && work())
}
