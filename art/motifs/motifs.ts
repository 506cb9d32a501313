import type { Motif } from '../pen.ts'
import type { MotifName } from '../tiles/tile-art.ts'
import { ace } from './ace.ts'
import { ball } from './ball.ts'
import { balls } from './balls.ts'
import { bull } from './bull.ts'
import { cards } from './cards.ts'
import { cherry } from './cherry.ts'
import { chest } from './chest.ts'
import { chili } from './chili.ts'
import { citrus } from './citrus.ts'
import { clover } from './clover.ts'
import { cointree } from './cointree.ts'
import { crab } from './crab.ts'
import { crown } from './crown.ts'
import { cup } from './cup.ts'
import { dice } from './dice.ts'
import { dragon } from './dragon.ts'
import { drum } from './drum.ts'
import { fan } from './fan.ts'
import { fox } from './fox.ts'
import { gem } from './gem.ts'
import { helmet } from './helmet.ts'
import { junk } from './junk.ts'
import { koi } from './koi.ts'
import { lantern } from './lantern.ts'
import { lotus } from './lotus.ts'
import { mahjong } from './mahjong.ts'
import { mask } from './mask.ts'
import { octopus } from './octopus.ts'
import { pagoda } from './pagoda.ts'
import { phoenix } from './phoenix.ts'
import { planet } from './planet.ts'
import { pyramid } from './pyramid.ts'
import { reef } from './reef.ts'
import { rocket } from './rocket.ts'
import { rooster } from './rooster.ts'
import { seven } from './seven.ts'
import { shark } from './shark.ts'
import { tiger } from './tiger.ts'
import { turtle } from './turtle.ts'
import { wheel } from './wheel.ts'

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
