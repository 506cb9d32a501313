import type { CatalogueLine, GameLine } from '@banyan/contract/games/catalogue-lines.ts'
import type { GameType } from '@banyan/contract/games/game.ts'
import { classLines, gameLine, pick } from './demo-lines.ts'
import { owners } from './game-names.ts'
import { joined, textIn, type Words } from './words.ts'

interface SmallType {
  readonly gameType: GameType
  readonly firstNumber: number
  readonly vendors: readonly [string, ...string[]]
  readonly classes: Readonly<Record<string, Words>>
  readonly games: readonly (readonly [gameClass: string, name: Words])[]
  readonly minBets: readonly [string, ...string[]]
}

const after = (pattern: Words, from: number, count: number): Words[] =>
  owners.slice(from, from + count).map((owner) => joined([owner], pattern))

const tableGames: SmallType = {
  gameType: 'TG',
  firstNumber: 250_000,
  vendors: ['PT', 'KV', 'TAO'],
  minBets: ['500.00', '1000.00', '0.50'],
  classes: {
    CARDS: ['Cards', 'Bài', 'ورق اللعب', '纸牌'],
    WHEEL: ['Wheels', 'Vòng quay', 'عجلات', '轮盘'],
    DICE: ['Dice', 'Xúc xắc', 'نرد', '骰子'],
  },
  games: [
    ['CARDS', ['European Blackjack', 'Blackjack Châu Âu', 'بلاك جاك أوروبي', '欧式二十一点']],
    ['WHEEL', ['European Roulette', 'Roulette Châu Âu', 'روليت أوروبية', '欧式轮盘']],
    ['DICE', ['Sic Bo Table', 'Bàn Tài Xỉu', 'طاولة سيك بو', '骰宝台']],
    ['CARDS', ['Baccarat Table', 'Bàn Baccarat', 'طاولة باكارات', '百家乐台']],
    ['CARDS', ['Dragon Tiger Table', 'Bàn Rồng Hổ', 'طاولة التنين والنمر', '龙虎台']],
    ['DICE', ['Fish Prawn Crab', 'Bầu Cua', 'سمكة وروبيان وسلطعون', '鱼虾蟹']],
    ['WHEEL', ['Mini Roulette', 'Roulette Mini', 'روليت مصغّرة', '迷你轮盘']],
    ['CARDS', ['Hi-Lo Cards', 'Bài Cao Thấp', 'أعلى أو أدنى', '猜大小牌']],
  ],
}
const arcade: SmallType = {
  gameType: 'AC',
  firstNumber: 251_000,
  vendors: ['NX7', 'JDB', 'ORA'],
  minBets: ['100.00', '0.10', '500.00'],
  classes: {
    CRASH: ['Crash games', 'Trò chơi bay', 'ألعاب الصعود', '飞行游戏'],
    DROP: ['Drops and mines', 'Thả bóng và dò mìn', 'إسقاط وألغام', '弹珠与扫雷'],
    MATCH: ['Quick matches', 'Trận nhanh', 'مباريات سريعة', '快速对战'],
  },
  games: [
    ['CRASH', ['Rocket Climb', 'Tên Lửa Vút Bay', 'صعود الصاروخ', '火箭升空']],
    ['DROP', ['Falling Pearls', 'Ngọc Rơi', 'اللآلئ المتساقطة', '珍珠弹落']],
    ['DROP', ['Lotus Mines', 'Dò Mìn Ao Sen', 'ألغام اللوتس', '莲池扫雷']],
    ['MATCH', ['Penalty Kick', 'Đá Phạt Đền', 'ركلة جزاء', '点球大战']],
    ['CRASH', ['Comet Rider', 'Cưỡi Sao Chổi', 'راكب المذنب', '彗星骑士']],
    ['MATCH', ['Dice Duel', 'Đấu Xúc Xắc', 'مبارزة النرد', '骰子对决']],
    ['DROP', ['Tower of Gems', 'Tháp Ngọc', 'برج الجواهر', '宝石塔']],
    ['MATCH', ['Bull Run', 'Bò Tót Đua', 'سباق الثيران', '金牛快跑']],
  ],
}
const scratch: SmallType = {
  gameType: 'SC',
  firstNumber: 252_000,
  vendors: ['TAO', 'BGS'],
  minBets: ['200.00', '500.00', '1000.00'],
  classes: {
    INSTANT: ['Instant tickets', 'Vé cào nhanh', 'بطاقات فورية', '即开票'],
    SEASON: ['Season tickets', 'Vé cào theo mùa', 'بطاقات موسمية', '节日票'],
  },
  games: [
    ...after(['{0} Scratch', 'Vé Cào {0}', 'بطاقة {0}', '{0}刮刮乐'], 0, 8).map((name) => ['INSTANT', name] as const),
    ['SEASON', ['Full Moon Scratch', 'Vé Cào Trung Thu', 'بطاقة البدر', '中秋刮刮乐']],
    ['SEASON', ['New Year Scratch', 'Vé Cào Năm Mới', 'بطاقة السنة الجديدة', '新春刮刮乐']],
  ],
}
const videoPoker: SmallType = {
  gameType: 'VP',
  firstNumber: 253_000,
  vendors: ['PT', 'EG2'],
  minBets: ['200.00', '0.25', '500.00'],
  classes: {
    STANDARD: ['Standard', 'Tiêu chuẩn', 'قياسي', '标准'],
    WILD: ['Wild cards', 'Lá thay thế', 'أوراق بديلة', '百搭'],
    BONUS: ['Bonus', 'Thưởng thêm', 'مكافآت', '奖金'],
  },
  games: [
    ['STANDARD', ['Jacks or Better', 'Từ Bồi Trở Lên', 'جاك أو أفضل', '对J或更好']],
    ['WILD', ['Deuces Wild', 'Lá Hai Thay Thế', 'الاثنان البديل', '百搭二']],
    ['BONUS', ['Bonus Poker', 'Poker Thưởng', 'بوكر المكافأة', '奖金扑克']],
    ['STANDARD', ['Tens or Better', 'Từ Mười Trở Lên', 'عشرة أو أفضل', '对10或更好']],
    ['WILD', ['Joker Poker', 'Poker Phăng Teo', 'بوكر الجوكر', '小丑扑克']],
    ['BONUS', ['Double Bonus Poker', 'Poker Thưởng Đôi', 'بوكر المكافأة المضاعفة', '双倍奖金扑克']],
    ['BONUS', ['Aces and Faces', 'Át và Hình', 'آسات وصور', 'A与人头牌']],
  ],
}
const jackpots: SmallType = {
  gameType: 'JP',
  firstNumber: 254_000,
  vendors: ['CQ9', 'FC', 'JL'],
  minBets: ['500.00', '200.00', '2000.00'],
  classes: {
    GRAND: ['Grand jackpots', 'Hũ lớn', 'جوائز كبرى', '巨额彩金'],
    DAILY: ['Daily jackpots', 'Hũ mỗi ngày', 'جوائز يومية', '每日彩金'],
  },
  games: [
    ...after(['{0} Grand', 'Hũ Lớn {0}', 'جائزة {0} الكبرى', '{0}巨奖'], 6, 10).map((name) => ['GRAND', name] as const),
    ...after(['{0} Daily Drop', 'Hũ Ngày {0}', 'جائزة {0} اليومية', '{0}每日大奖'], 20, 8).map(
      (name) => ['DAILY', name] as const,
    ),
  ],
}

const smallTypes = [tableGames, arcade, scratch, videoPoker, jackpots]

export const smallClasses: readonly CatalogueLine[] = smallTypes.flatMap(({ gameType, classes }) =>
  classLines(gameType, classes),
)

/** Table, arcade, scratch, video poker and jackpot games: each at two of the type's vendors. */
export function smallGames(): GameLine[] {
  return smallTypes.flatMap(({ gameType, firstNumber, vendors, games, minBets }) =>
    [0, 1].flatMap((round) =>
      games.map(([gameClass, name], number) =>
        gameLine(firstNumber + round * games.length + number, {
          gameType,
          gameClass,
          vendor: pick(vendors, number + round),
          names: textIn(name),
          minBet: pick(minBets, number + round),
          lineCount: gameType === 'JP' ? 25 : 0,
          hasFreeTrial: (number + round) % 5 < 3,
        }),
      ),
    ),
  )
}
