import { ace } from './motifs/ace.ts'
import { ball } from './motifs/ball.ts'
import { balls } from './motifs/balls.ts'
import { bull } from './motifs/bull.ts'
import { cards } from './motifs/cards.ts'
import { cherry } from './motifs/cherry.ts'
import { chest } from './motifs/chest.ts'
import { chili } from './motifs/chili.ts'
import { citrus } from './motifs/citrus.ts'
import { clover } from './motifs/clover.ts'
import { cointree } from './motifs/cointree.ts'
import { crab } from './motifs/crab.ts'
import { crown } from './motifs/crown.ts'
import { cup } from './motifs/cup.ts'
import { dice } from './motifs/dice.ts'
import { dragon } from './motifs/dragon.ts'
import { drum } from './motifs/drum.ts'
import { fan } from './motifs/fan.ts'
import { fox } from './motifs/fox.ts'
import { gem } from './motifs/gem.ts'
import { helmet } from './motifs/helmet.ts'
import { junk } from './motifs/junk.ts'
import { koi } from './motifs/koi.ts'
import { lantern } from './motifs/lantern.ts'
import { lotus } from './motifs/lotus.ts'
import { mahjong } from './motifs/mahjong.ts'
import { mask } from './motifs/mask.ts'
import { octopus } from './motifs/octopus.ts'
import { pagoda } from './motifs/pagoda.ts'
import { phoenix } from './motifs/phoenix.ts'
import { planet } from './motifs/planet.ts'
import { pyramid } from './motifs/pyramid.ts'
import { reef } from './motifs/reef.ts'
import { rocket } from './motifs/rocket.ts'
import { rooster } from './motifs/rooster.ts'
import { seven } from './motifs/seven.ts'
import { shark } from './motifs/shark.ts'
import { tiger } from './motifs/tiger.ts'
import { turtle } from './motifs/turtle.ts'
import { wheel } from './motifs/wheel.ts'
import type { Motif } from './pen.ts'
import type { MotifName } from './tile-art.ts'

/** Every motif by its name. */
export const motifs: Readonly<Record<MotifName, Motif>> = {
  ace,
  ball,
  balls,
  bull,
  cards,
  cherry,
  chest,
  chili,
  citrus,
  clover,
  cointree,
  crab,
  crown,
  cup,
  dice,
  dragon,
  drum,
  fan,
  fox,
  gem,
  helmet,
  junk,
  koi,
  lantern,
  lotus,
  mahjong,
  mask,
  octopus,
  pagoda,
  phoenix,
  planet,
  pyramid,
  reef,
  rocket,
  rooster,
  seven,
  shark,
  tiger,
  turtle,
  wheel,
}
