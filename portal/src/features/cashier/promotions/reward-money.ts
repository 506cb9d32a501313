import { moneyText, wholeText } from '#/src/features/cashier/wallet/money.tsx'

/** An amount in a sentence, without decimals where they are nothing. */
export function rewardMoney(amount: string): string {
  return amount.endsWith('.00') || !amount.includes('.') ? wholeText(amount) : moneyText(amount)
}
