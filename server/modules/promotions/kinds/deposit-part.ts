import { minor, partOf } from './fields.ts'
import type { TermLine } from './kind.ts'

/** A bonus that is a part of a deposit, up to a bound. */
interface Part {
  /** In millionths. */
  readonly ppm: number
  readonly most: string
}

export const partLine = ({ ppm, most }: Part): TermLine => ({
  texts: {
    en: 'The bonus is {rate} of the deposit, at most {most}.',
    vi: 'Thưởng {rate} số tiền nạp, tối đa {most}.',
    ar: 'المكافأة {rate} من الإيداع، بحد أقصى {most}.',
    'zh-Hans': '奖励为存款的 {rate}，最高 {most}。',
  },
  values: { rate: { ppm }, most: { money: minor(most) } },
})

/** Of a deposit five times as large as the least. */
export function partExample({ ppm, most, least }: Part & { readonly least: string }): TermLine {
  const deposit = minor(least) * 5n
  return {
    texts: {
      en: 'You deposit {deposit} and claim {bonus}.',
      vi: 'Bạn nạp {deposit} và nhận {bonus}.',
      ar: 'تودع {deposit} وتستلم {bonus}.',
      'zh-Hans': '存入 {deposit}，可领取 {bonus}。',
    },
    values: { deposit: { money: deposit }, bonus: { money: partOf(deposit, ppm, minor(most)) } },
  }
}
