import type { FairResult } from './fair-result.ts'

const twoDigits = (numbers: readonly number[]) => numbers.map((number) => String(number).padStart(2, '0')).join(',')

/**
 * The numbers of a result as one text: digits or numbers apart by commas, `1,3,4,5,6` or `09,03,11,10,05`, those of 六合彩
 * with the special one last. Results with several prizes are JSON of their tiers (domain section 5).
 */
export function resultText(result: FairResult): string {
  switch (result.family) {
    case 'SSC':
    case 'P3':
    case 'PC28':
      return result.digits.join(',')
    case 'K3':
      return result.dice.join(',')
    case 'E5':
    case 'PK10':
      return twoDigits(result.numbers)
    case 'LHC':
      return twoDigits([...result.numbers, result.special])
    default: {
      const { family: _, ...tiers } = result
      return JSON.stringify(tiers)
    }
  }
}
