import type { CatalogueLine, GameLine } from '@banyan/contract/games/catalogue-lines.ts'
import { classLines, gameLine, pick } from './demo-lines.ts'
import { gameName, nameCount, owners } from './game-names.ts'
import { joined, textIn, type Words } from './words.ts'

/** Makers of slots; the more often a code stands here, the more of its games there are. */
const makers = [
  'PG',
  'JDB',
  'CQ9',
  'JL',
  'FC',
  'PG',
  'PT',
  'BGS',
  'JDB',
  'EG2',
  'KV',
  'JL',
  'CQ9',
  'PG',
  'NX7',
  'FC',
  'ORA',
  'PT',
  'TAO',
  'BGS',
] as const

interface Kind {
  readonly name: Words
  readonly lines: readonly [number, ...number[]]
}

/** Classifications of slots with the numbers of lines that they have. */
const kinds = {
  VIDEO: { name: ['Video slots', 'Slot video', 'سلوتس الفيديو', '视频老虎机'], lines: [20, 25, 30, 40, 50] },
  CLASSIC: { name: ['Classic reels', 'Slot cổ điển', 'بكرات كلاسيكية', '经典转轮'], lines: [1, 3, 5, 9] },
  CASCADE: { name: ['Cascading wins', 'Thắng liên hoàn', 'انتصارات متتالية', '连环消除'], lines: [20, 25, 50] },
  WAYS: { name: ['Many ways', 'Nhiều cách thắng', 'طرق كثيرة للفوز', '多路赢法'], lines: [243, 1024, 4096] },
  HOLD: { name: ['Hold and spin', 'Giữ và quay', 'ثبّت ودوّر', '锁定重转'], lines: [10, 20, 25] },
  JACKPOT: { name: ['Jackpot slots', 'Slot hũ lớn', 'سلوتس الجائزة الكبرى', '彩金老虎机'], lines: [9, 25, 30] },
  FRUIT: { name: ['Fruit machines', 'Máy hoa quả', 'آلات الفواكه', '水果机'], lines: [5, 10, 20] },
} as const satisfies Readonly<Record<string, Kind>>

const bingo: Words = ['Bingo', 'Bingo', 'بنغو', '宾果']

export const slotClasses: readonly CatalogueLine[] = classLines('RNG', {
  ...Object.fromEntries(Object.entries(kinds).map(([key, { name }]) => [key, name])),
  BG: bingo,
})

const usualKinds = [
  'VIDEO',
  'CASCADE',
  'VIDEO',
  'WAYS',
  'HOLD',
  'VIDEO',
  'CLASSIC',
  'CASCADE',
  'WAYS',
  'JACKPOT',
] as const
const fruits = /^(Cherry|Citrus|Mandarin|Chili) /

/** In đồng; an eighth of the slots can be played for less than one. */
const leastBets = ['200.00', '500.00', '0.50', '1000.00', '200.00', '2000.00', '400.00', '5000.00'] as const

/** Coprime to the number of names and one more than a multiple of the owners, so that neighbours differ in both words. */
const stride = 3_451
/** Numbers without a common period, so that no two properties go hand in hand. */
const primes = { class: 11, lines: 13, bet: 17 } as const

/** 9,900 slots and 40 bingo games in the merchant's order: the same at every start. */
export function slots(): GameLine[] {
  const reels = Array.from({ length: nameCount }, (_, rank) => slot((rank * stride) % nameCount, rank))
  const halls = Array.from({ length: 40 }, (_, number) => bingoGame(number))
  // Bingo stands among the slots, one game after each sixty.
  return reels.flatMap((line, rank) => (rank % 60 === 59 ? [line, ...halls.splice(0, 1)] : [line]))
}

function slot(number: number, rank: number): GameLine {
  // Every maker comes round, and not always with the same owner.
  const vendor = pick(makers, rank * 3 + Math.floor(rank / 60))
  const names = gameName(number)
  const gameClass = classOf(names.en, number)
  return gameLine(100_000 + number, {
    gameType: 'RNG',
    vendor,
    names,
    gameClass,
    minBet: pick(leastBets, Math.floor(number / primes.bet)),
    lineCount: pick<number>(kinds[gameClass].lines, Math.floor(number / primes.lines)),
    hasFreeTrial: (number * 7) % 10 < 6,
  })
}

function classOf(name: string, number: number): keyof typeof kinds {
  if (name.includes(' Jackpot')) return 'JACKPOT'
  return fruits.test(name) && number % 3 < 2 ? 'FRUIT' : pick(usualKinds, Math.floor(number / primes.class))
}

function bingoGame(number: number): GameLine {
  const owner = pick(owners as readonly [Words, ...Words[]], number % 20)
  return gameLine(120_000 + number, {
    gameType: 'RNG',
    gameClass: 'BG',
    vendor: number < 20 ? 'JDB' : 'TAO',
    names: textIn(joined([owner], ['{0} Bingo', 'Bingo {0}', 'بنغو {0}', '{0}宾果'])),
    minBet: pick(['100.00', '500.00', '1000.00'], number),
    hasFreeTrial: number % 2 === 0,
  })
}
