import type { CatalogueLine, GameLine } from '@banyan/contract/games/catalogue-lines.ts'
import type { IllustrativeWinner } from '#/modules/rounds/illustrative-winners.ts'

/** Masked names with the amounts won, in đồng. */
const wins: readonly (readonly [name: string, dong: bigint])[] = [
  ['ng****82', 184_200_000n],
  ['tr****an', 151_750_000n],
  ['mi****07', 128_400_000n],
  ['le****h9', 96_300_000n],
  ['qu****en', 88_125_000n],
  ['ph****61', 74_900_000n],
  ['ho****ng', 69_480_000n],
  ['da****15', 58_200_000n],
  ['th****uy', 52_640_000n],
  ['vu****33', 47_110_000n],
  ['ba****bo', 41_875_000n],
  ['du****c8', 36_500_000n],
  ['ki****et', 33_290_000n],
  ['an****99', 28_760_000n],
  ['ly****na', 25_430_000n],
  ['so****20', 21_980_000n],
  ['ha****vy', 18_615_000n],
  ['to****m1', 15_200_000n],
  ['cu****ng', 12_845_000n],
  ['xu****an', 10_320_000n],
]
/** One win comes from every so many games of the showcase. */
const step = 5

/** Twenty wins at games of the showcase that can be played and have a picture. */
export function demoWinners(catalogue: readonly CatalogueLine[]): IllustrativeWinner[] {
  const playable = catalogue.filter(
    (line): line is GameLine => line.kind === 'game' && line.isHot && !line.maintenanceUntil && line.iconUrl !== '',
  )
  return wins.map(([customerName, dong], place) => ({
    nodeId: BigInt(playable[(place * step) % playable.length]?.nodeId ?? 0),
    customerName,
    winMinor: dong * 100n,
  }))
}
