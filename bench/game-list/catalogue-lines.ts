import type { CatalogueLine } from '@banyan/contract/games/catalogue-lines.ts'

/** Tags of the 27 languages in which every game has a name. */
const tags = [
  ...['en', 'vi', 'ar', 'zh-Hans', 'zh-Hant', 'th', 'id', 'ms', 'km', 'lo', 'my', 'fil', 'ja', 'ko'],
  ...['hi', 'bn', 'ta', 'te', 'ur', 'fa', 'tr', 'ru', 'uk', 'pt', 'es', 'fr', 'de'],
] as const

const vendors = ['PG', 'JDB', 'CQ9', 'FC', 'JL', 'BGS', 'EG2', 'PT', 'KV', 'NX7', 'ORA', 'TAO'] as const
const owners =
  'Dragon Koi Lantern Tiger Gem Rooster Reef Mahjong Junk Drum Mask Rocket Fox Crown Phoenix Dice Clover Planet Pyramid Turtle'
const heads =
  'Treasure Kingdom Garden Legend Palace Fortune Dance Secret Night Feast Gate River Tower Temple Harvest Storm Quest Empire Market Carnival Valley Island Melody Journey Blessing'
const endings =
  'Deluxe Rising Grand Nights Returns Royale Forever Express Unbound Reborn Ascent Splendour Frenzy Odyssey Mirage Bonanza Eclipse Horizon Summit Rapids'
const [ownerWords, headWords, endingWords] = [owners, heads, endings].map((words) => words.split(' ')) as [
  string[],
  string[],
  string[],
]

const slots = 9_900
const others = ['LIVE', 'FISH', 'PVP', 'SPORTS', 'ELOTT', 'TG', 'AC'] as const
const othersEach = 60
export const slotClasses = ['VIDEO', 'CLASSIC', 'WAYS', 'JACKPOT'] as const

/** The English name of the game with this number; each number has another. */
export function englishName(number: number): string {
  const owner = ownerWords[number % ownerWords.length]
  const head = headWords[Math.floor(number / ownerWords.length) % headWords.length]
  const ending = endingWords[Math.floor(number / (ownerWords.length * headWords.length)) % endingWords.length]
  return `${owner} ${head} ${ending} ${number >= 10_000 ? 'Two' : ''}`.trim()
}

/** A catalogue of 9,900 slots and the rest with names in 27 languages; `edition` is in the name of the first game. */
export function catalogueLines(edition: number): CatalogueLine[] {
  const types = [
    ...Array<'RNG'>(slots).fill('RNG'),
    ...others.flatMap((type) => Array<typeof type>(othersEach).fill(type)),
  ]
  return [
    ...vendors.map((code) => ({ kind: 'vendor', code, names: { en: code } }) as const),
    ...slotClasses.map((key) => ({ kind: 'class', gameType: 'RNG', key, names: { en: key } }) as const),
    ...others.map((gameType) => ({ kind: 'class', gameType, key: 'USUAL', names: { en: 'Usual' } }) as const),
    ...types.map((gameType, number) => {
      const name = number === 0 ? `Edition ${edition}` : englishName(number)
      const vendor = vendors[(number * 7) % vendors.length] ?? 'PG'
      return {
        kind: 'game',
        nodeId: String(500_000 + number),
        vendor,
        gameCode: `bench-${number}`,
        gameType,
        gameClass: gameType === 'RNG' ? (slotClasses[(number * 3) % slotClasses.length] ?? 'VIDEO') : 'USUAL',
        names: { en: name, ...Object.fromEntries(tags.slice(1).map((tag) => [tag, `${name} ${tag}`])) },
        isHot: number % 101 === 0,
        hasFreeTrial: number % 5 !== 0,
        minBet: `${(number % 40) * 50}.00`,
        lineCount: gameType === 'RNG' ? (number % 12) * 9 : 0,
        isGame: 'GAME',
      } as const
    }),
  ]
}
