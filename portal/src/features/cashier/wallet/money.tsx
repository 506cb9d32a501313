import { formatNumber, formatSum, numberFormat, withSign } from '@banyan/client/formats.ts'
import { portalConfig } from '#/src/session/portal-config.ts'

/** An amount of the wire with its symbol, for a sentence; isolated, so that it keeps its order in any script. */
export function moneyText(amount: string): string {
  return `\u2066${signed(formatSum(amount))}\u2069`
}

/** The same without decimals: amounts of the cashier are whole. */
export function wholeText(amount: string): string {
  return `\u2066${wholeFigure(amount)}\u2069`
}

const wholeFigure = (amount: string) => signed(formatNumber(Number(wholeDigits(amount))))

/** A written number with the merchant's sign. */
export function signed(written: string): string {
  return withSign(written, portalConfig().currency.symbol)
}

/** The digits of a whole amount, as banks' apps take them. */
export function wholeDigits(amount: string): string {
  return /^\d+/.exec(amount)?.[0] ?? ''
}

/** Millionths as a percentage: 15,000 is 1.5%. */
export function rateText(ppm: number): string {
  return numberFormat({ style: 'percent', maximumFractionDigits: 4 }).format(ppm / 1_000_000)
}

/** An amount that stands by itself. */
export function Money({ amount, sign = '' }: { amount: string; sign?: '' | '+' | '−' }) {
  return (
    <bdi dir="ltr" className="whitespace-nowrap">
      {sign}
      {signed(formatSum(amount))}
    </bdi>
  )
}

/** The same without decimals. */
export function WholeMoney({ amount }: { amount: string }) {
  return (
    <bdi dir="ltr" className="whitespace-nowrap">
      {wholeFigure(amount)}
    </bdi>
  )
}
