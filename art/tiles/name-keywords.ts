import type { MotifName } from '../motifs/motifs.ts'

/**
 * English words of a game's name, and a few Vietnamese ones, that ask for a motif. Singular and in
 * lower case; one or two words. A plural `s` or `es` is taken off before looking.
 */
const wordsByMotif: Readonly<Record<MotifName, string>> = {
  lotus: 'lotus, blossom, lily, flower, petal, garden, orchid, sen, hoa',
  koi: 'koi, carp, goldfish, pond, ca chep',
  dragon: 'dragon, long, drake, wyrm, rong, rồng',
  tiger: 'tiger, cat, leopard, panther, lion, jungle, hổ',
  rooster: 'rooster, cock, cockfight, hen, chicken, gamecock, spur, gà',
  pagoda: 'pagoda, temple, shrine, palace, gate, monastery, chùa',
  lantern: 'lantern, lamp, festival, mid autumn, moon fair, night market, đèn',
  gem: 'gem, jewel, diamond, ruby, emerald, sapphire, crystal, carat, jade, opal, pearl',
  dice: 'dice, die, sicbo, sic bo, craps, hi lo, tai xiu',
  cards: 'card, baccarat, poker, dragon tiger, hold em, teen patti, tien len, thirteen, niu niu, deck',
  ace: 'ace, blackjack, twenty one, spade, video poker',
  wheel: 'wheel, roulette, spin, spinner, fortune wheel',
  rocket: 'rocket, crash, launch, booster, orbit, jet, aviator, comet, star ship, astro',
  ball: 'ball, football, soccer, goal, striker, penalty, league, kick, match',
  reef: 'reef, fish, fishing, coral, angler, clownfish, marlin, lagoon, aquarium',
  octopus: 'octopus, octo, kraken, squid, tentacle, deep',
  turtle: 'turtle, tortoise, shell',
  shark: 'shark, jaw, great white, megalodon, predator',
  phoenix: 'phoenix, firebird, ember, flame, fire, peacock, crane, bird',
  fox: 'fox, foxfire, vixen, kitsune, wolf',
  junk: 'junk, sail, ship, boat, harbour, voyage, captain, pirate, sailor, sea, bay',
  pyramid: 'pyramid, pharaoh, sphinx, nile, egypt, sand, desert, cleopatra, anubi, scarab',
  crown: 'crown, king, queen, royal, emperor, tiara, throne, prince, princess, imperial',
  chili: 'chili, chilli, pepper, spice, hot pot, fiesta, salsa',
  seven: 'seven, lucky seven, 7, 77, 777, triple seven',
  bull: 'bull, ox, buffalo, bison, matador, toro',
  drum: 'drum, bronze drum, thunder, gong, sấm, trống',
  cointree: 'coin tree, money tree, banyan, coin, tree, bonsai, orchard, gold',
  balls: 'bingo, lotto, lottery, keno, bubble, number, draw, ball pool',
  mahjong: 'mahjong, mah jong, tile, bamboo, pong',
  chest: 'chest, treasure chest, treasure, vault, bounty, loot, trove, hoard',
  mask: 'mask, opera, masquerade, carnival, theatre, shaman',
  helmet: 'helmet, samurai, warrior, knight, mech, gladiator, shogun, vanguard, arena, legend, hero',
  clover: 'clover, shamrock, leprechaun, irish, luck, lucky, four leaf',
  cup: 'cup, champion, champion cup, trophy, prize, tournament, medal, winner',
  fan: 'fan, fan tan, silk, geisha, fantan',
  planet: 'planet, saturn, galaxy, cosmo, cosmic, space, star, nova, ring world, moon',
  crab: 'crab, claw, lobster, prawn, shrimp, bau cua',
  cherry: 'cherry, cherrie, berry, plum',
  citrus: 'citrus, orange, lemon, lime, fruit, grapefruit, juice, juicy, tangerine, mandarin, melon',
}

const motifByWords: ReadonlyMap<string, MotifName> = new Map(
  Object.entries(wordsByMotif).flatMap(([motif, list]) =>
    list.split(', ').map((words): [string, MotifName] => [words, motif as MotifName]),
  ),
)

function motifOf(words: string): MotifName | undefined {
  return (
    motifByWords.get(words) ??
    (words.endsWith('s') ? motifByWords.get(words.slice(0, -1)) : undefined) ??
    (words.endsWith('es') ? motifByWords.get(words.slice(0, -2)) : undefined)
  )
}

/** The motifs that a name asks for, in the order of its words; two words together go before each alone. */
export function motifsOfName(name: string): MotifName[] {
  const words =
    name
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const found = new Set<MotifName>()
  const add = (motif: MotifName | undefined): void => {
    if (motif) found.add(motif)
  }
  words.forEach((word, at) => {
    const next = words[at + 1]
    if (next) add(motifOf(`${word} ${next}`))
    add(motifOf(word))
  })
  return [...found]
}
