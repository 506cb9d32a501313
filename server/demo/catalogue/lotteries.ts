import type { CatalogueLine, GameLine } from '@banyan/contract/games/catalogue-lines.ts'
import { classLines, gameLine } from './demo-lines.ts'
import { joined, textIn, type Words } from './words.ts'

export const lotteryVendors = ['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT'] as const

type Draw = readonly [code: string, gameClass: string, name: Words]

const minute: Words = ['{0} 1 Minute', '{0} 1 Phút', '{0} – دقيقة', '{0}1分彩']
const minutes = (count: number): Words => [
  `{0} ${count} Minutes`,
  `{0} ${count} Phút`,
  `{0} – ${count} دقائق`,
  `{0}${count}分彩`,
]
const every = (name: Words, count: number): Words => joined([name], count === 1 ? minute : minutes(count))

const north: Words = ['Northern Lottery', 'Xổ Số Miền Bắc', 'يانصيب الشمال', '北部彩']
const fastNorth: Words = ['Fast North', 'Miền Bắc Siêu Tốc', 'الشمال السريع', '极速北部彩']
const hanoi: Words = ['Hanoi Lottery', 'Xổ Số Hà Nội', 'يانصيب هانوي', '河内彩']

/** The codes are those of the lottery's own games. */
const vietnamese: readonly Draw[] = [
  ['VNN', 'NORTH', north],
  ['VNF1M', 'NORTH', every(fastNorth, 1)],
  ['VNF2M', 'NORTH', every(fastNorth, 2)],
  ['VNF5M', 'NORTH', every(fastNorth, 5)],
  ['VNS', 'SOUTH', ['Southern Lottery', 'Xổ Số Miền Nam', 'يانصيب الجنوب', '南部彩']],
  ['VNFS1M', 'SOUTH', every(['Fast South', 'Miền Nam Siêu Tốc', 'الجنوب السريع', '极速南部彩'], 1)],
  ['VNC', 'CENTRAL', ['Central Lottery', 'Xổ Số Miền Trung', 'يانصيب الوسط', '中部彩']],
]
const southEast: readonly Draw[] = [
  ['TH_GOV', 'THAI', ['Thai Lottery', 'Xổ Số Thái Lan', 'اليانصيب التايلاندي', '泰国彩']],
  ['THF5M', 'THAI', every(['Fast Thai', 'Thái Lan Siêu Tốc', 'التايلاندي السريع', '极速泰国彩'], 5)],
  ['LAO', 'LAO', ['Lao Lottery', 'Xổ Số Lào', 'يانصيب لاوس', '老挝彩']],
  ['HN_SP', 'HANOI', joined([hanoi], ['{0} Special', '{0} Đặc Biệt', '{0} الخاص', '{0}特别版'])],
  ['HN', 'HANOI', hanoi],
  ['HN_VIP', 'HANOI', joined([hanoi], ['{0} VIP', '{0} VIP', '{0} VIP', '{0}VIP'])],
  ['D4F5M', 'FOUR_D', every(['Fast 4D', '4D Siêu Tốc', '4D السريع', '极速4D'], 5)],
]
const fiveDigits: Words = ['Five Digits', 'Năm Chữ Số', 'الأرقام الخمسة', '时时彩']
const elevenFive: Words = ['Eleven by Five', '11 Chọn 5', 'خمسة من أحد عشر', '11选5']
const threeDice: Words = ['Three Dice', 'Ba Xúc Xắc', 'النرد الثلاثي', '快三']
const tenCars: Words = ['Racing Ten', 'Đua Xe 10', 'سباق العشرة', 'PK10']
const lucky28: Words = ['Lucky 28', 'May Mắn 28', 'حظ 28', '幸运28']
const classic: readonly Draw[] = [
  ...[1, 3, 5].map((count): Draw => [`SSC${count}M`, 'SSC', every(fiveDigits, count)]),
  ...[1, 5].map((count): Draw => [`E5${count}M`, 'E5', every(elevenFive, count)]),
  ...[1, 5].map((count): Draw => [`K3${count}M`, 'K3', every(threeDice, count)]),
  ...[1, 5].map((count): Draw => [`PK${count}M`, 'PK10', every(tenCars, count)]),
  ...[1, 3].map((count): Draw => [`PC28_${count}M`, 'PC28', every(lucky28, count)]),
  ['LHC5M', 'LHC', every(['Mark 49', 'Lục Hợp', 'تسعة وأربعون', '六合'], 5)],
  ['P31M', 'P3', every(['Pick Three', 'Chọn 3', 'اختر ثلاثة', '排列三'], 1)],
]

export const lotteryClasses: readonly CatalogueLine[] = [
  ...classLines('ELOTT', {
    NORTH: ['Northern', 'Miền Bắc', 'الشمال', '北部'],
    SOUTH: ['Southern', 'Miền Nam', 'الجنوب', '南部'],
    CENTRAL: ['Central', 'Miền Trung', 'الوسط', '中部'],
    THAI: ['Thai', 'Thái Lan', 'تايلاند', '泰国'],
    LAO: ['Lao', 'Lào', 'لاوس', '老挝'],
    HANOI: ['Hanoi', 'Hà Nội', 'هانوي', '河内'],
    FOUR_D: ['4D', '4D', '4D', '4D'],
  }),
  ...classLines('LOTT', {
    SSC: fiveDigits,
    E5: elevenFive,
    K3: threeDice,
    PK10: tenCars,
    PC28: lucky28,
    LHC: ['Mark 49', 'Lục Hợp', 'تسعة وأربعون', '六合彩'],
    P3: ['Pick Three', 'Chọn 3', 'اختر ثلاثة', '排列三'],
  }),
]

export function lotteryGames(): GameLine[] {
  const of = (gameType: 'ELOTT' | 'LOTT', vendor: string, draws: readonly Draw[], first: number) =>
    draws.map(([gameCode, gameClass, name], number) =>
      gameLine(first + number, { gameType, gameClass, vendor, gameCode, minBet: '1000.00', names: textIn(name) }),
    )
  return [
    ...of('ELOTT', 'TCG_LOTTO_VN', vietnamese, 240_000),
    ...of('ELOTT', 'TCG_SEA', southEast, 240_100),
    ...of('LOTT', 'LOTT', classic, 240_200),
  ]
}
