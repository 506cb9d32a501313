import { type MotifName, motifNames } from '../motifs/motifs.ts'
import { contrast, type GroundClass, type PaletteName, paletteNames, palettes } from '../palettes.ts'
import { motifsOfClass, motifsOfType } from './class-motifs.ts'
import { hashOf, inHashOrder, roll } from './hash-order.ts'
import { motifTraits } from './motif-traits.ts'
import { motifsOfName } from './name-keywords.ts'
import {
  type DiscName,
  type ForegroundName,
  type FrameName,
  frameNames,
  type LayoutName,
  type PatternName,
  patternNames,
  type TileArt,
} from './tile-art.ts'
import { vendorPalettes } from './vendor-look.ts'

/** What the choice of a game's art depends on. */
export interface ArtSubject {
  readonly nodeId: string
  /** In English. */
  readonly name: string
  readonly gameType: string
  readonly gameClass: string
  readonly vendor: string
}

/** A motif comes again at the earliest so many tiles later, its look-alikes so many. */
const motifPause = 12
const kinPause = 7

/* Steps back to the left and upper neighbours in walls of 3, 6 and 7 columns, and one tile further left. */
const neighbourSteps = [1, 2, 3, 6, 7]

/* In a hundred tiles. */
const bright = 16
const pale = 11
const otherLayouts = 6
/* Of motifs that come again: how many change their ground rather than their layout. */
const otherGrounds = 60
const freeDiscs = 9
const foregrounds = 14

const leastContrast = 1.8

/** The choices so far, as the neighbour rules need them. */
interface Wall {
  readonly done: TileArt[]
  readonly lastAt: Map<MotifName, number>
  /** Motifs that the names of coming games ask for, by place. */
  readonly wishes: readonly (readonly MotifName[])[]
  /** Tiles that were chosen at an earlier time, by place; new ones must suit those that follow them too. */
  readonly kept: readonly (TileArt | undefined)[]
}

function isFree(wall: Wall, motif: MotifName): boolean {
  const at = wall.done.length
  const since = (name: MotifName): number => at - (wall.lastAt.get(name) ?? Number.NEGATIVE_INFINITY)
  const isComing = (name: MotifName, within: number): boolean =>
    wall.kept.slice(at + 1, at + within).some((tile) => tile?.motif === name)
  return (
    since(motif) >= motifPause &&
    !isComing(motif, motifPause) &&
    motifTraits[motif].kin.every((name) => since(name) >= kinPause && !isComing(name, kinPause))
  )
}

/** Whether a game further on will want this motif for its name. */
function isWished(wall: Wall, motif: MotifName): boolean {
  const at = wall.done.length
  return wall.wishes.slice(at + 1, at + motifPause).some((wishes) => wishes[0] === motif)
}

/** The motifs that a game may have, best first: by its name, by its class and type, by its number. */
function* motifsFor(wall: Wall, game: ArtSubject, seed: number): Generator<MotifName> {
  for (const motif of wall.wishes[wall.done.length] ?? []) {
    if (isFree(wall, motif)) yield motif
  }
  const suiting = [motifsOfClass(game.gameClass, game.gameType), motifsOfType(game.gameType), motifNames]
  const others = [...new Set(suiting.flatMap((motifs) => inHashOrder(motifs, seed)))]
  const free = others.filter((motif) => isFree(wall, motif))
  yield* free.filter((motif) => !isWished(wall, motif))
  yield* free
}

function isTaken<Part extends keyof TileArt>(
  wall: Wall,
  part: Part,
  name: TileArt[Part],
  steps: readonly number[],
): boolean {
  const at = wall.done.length
  return steps.some((step) => wall.done[at - step]?.[part] === name || wall.kept[at + step]?.[part] === name)
}

function groundsFor(seed: number): GroundClass[] {
  const chance = roll(seed, 'ground')
  if (chance < pale) return ['pale', 'bright', 'deep']
  return chance < pale + bright ? ['bright', 'deep', 'pale'] : ['deep', 'bright', 'pale']
}

/** The palettes that a tile may wear, best first: its share of grounds, then what its vendor prefers. */
function palettesFor(wall: Wall, motif: MotifName, vendor: FrameName, seed: number): PaletteName[] {
  const liked = vendorPalettes[vendor]
  const besidePale = palettes[wall.done.at(-1)?.palette ?? 'slate'].ground === 'pale'
  const fit = inHashOrder(paletteNames, seed).filter(
    (name) =>
      name !== 'slate' &&
      !motifTraits[motif].avoids.includes(name) &&
      !isTaken(wall, 'palette', name, neighbourSteps) &&
      !(besidePale && palettes[name].ground === 'pale'),
  )
  return groundsFor(seed).flatMap((ground) => {
    const ofGround = fit.filter((name) => palettes[name].ground === ground)
    return [...ofGround.filter((name) => liked.includes(name)), ...ofGround.filter((name) => !liked.includes(name))]
  })
}

const carryingDiscs: readonly DiscName[] = ['sun', 'ringsun', 'gate', 'lowsun', 'diamond']
const freeStanding: readonly DiscName[] = ['sun', 'ringsun', 'cornermoon', 'diamond', 'gate', 'lowsun']

interface Standing {
  readonly onGround: boolean
  readonly onDisc: boolean
}

const standings = new Map<string, Standing>()

/** Whether a motif stands out from the ground of a palette, and from its disc. */
function standingOf(motif: MotifName, name: PaletteName): Standing {
  const known = standings.get(`${motif} ${name}`)
  if (known) return known
  const p = palettes[name]
  const lead = motifTraits[motif].lead?.(p)
  const onGround = !lead || contrast(lead, p.g0) >= leastContrast
  const onDisc = p.d !== p.m2 && (!lead || contrast(lead, p.d) >= leastContrast)
  standings.set(`${motif} ${name}`, { onGround, onDisc })
  return { onGround, onDisc }
}

/** The disc for a motif on a palette, or undefined where neither ground nor disc sets the motif off. */
function discFor(motif: MotifName, name: PaletteName, seed: number): { disc: DiscName; carries: boolean } | undefined {
  const { onGround, onDisc } = standingOf(motif, name)
  if (!onGround || name === 'coral' || name === 'lagoon') {
    return onDisc ? { disc: inHashOrder(carryingDiscs, seed)[0] ?? 'sun', carries: true } : undefined
  }
  const wanted = onDisc && roll(seed, 'disc') < freeDiscs
  return { disc: wanted ? (inHashOrder(freeStanding, seed)[0] ?? 'sun') : 'none', carries: false }
}

const besideDisc: readonly LayoutName[] = ['hero', 'high', 'tiltleft', 'tiltright']

function layoutsFor(motif: MotifName, discCarries: boolean, seed: number): LayoutName[] {
  /* `high` differs least from `hero`, so it comes last. */
  const others = inHashOrder(motifTraits[motif].layouts, seed).sort(
    (one, other) => +(one === 'high') - +(other === 'high'),
  )
  const layouts: LayoutName[] = roll(seed, 'layout') < otherLayouts ? [...others, 'hero'] : ['hero', ...others]
  return discCarries ? layouts.filter((layout) => besideDisc.includes(layout)) : layouts
}

function patternFor(wall: Wall, motif: MotifName, seed: number): PatternName {
  const best = motifTraits[motif].patterns
  const order = [...inHashOrder(best, seed), ...inHashOrder(patternNames, seed)]
  return order.find((name) => !isTaken(wall, 'pattern', name, neighbourSteps)) ?? 'rays'
}

function foregroundFor(motif: MotifName, layout: LayoutName, seed: number): ForegroundName {
  const fit = motifTraits[motif].foregrounds
  if ((layout !== 'hero' && layout !== 'high') || roll(seed, 'foreground') >= foregrounds * 2) return 'none'
  return inHashOrder(fit, seed)[0] ?? 'none'
}

function frameOf(vendor: string): FrameName {
  return frameNames.find((name) => name === vendor) ?? 'none'
}

/** Dresses a motif in the first palette that suits it in its place; `asItLikes` in its first layout only. */
function dress(wall: Wall, motif: MotifName, vendor: FrameName, seed: number, asItLikes: boolean): TileArt | undefined {
  const before = wall.done[wall.lastAt.get(motif) ?? -1]
  for (const palette of palettesFor(wall, motif, vendor, seed)) {
    const found = discFor(motif, palette, seed)
    if (!found) continue
    const repeats = (layout: LayoutName): boolean =>
      before?.layout === layout && palettes[before.palette].ground === palettes[palette].ground
    const layouts = layoutsFor(motif, found.carries, seed)
    const layout = (asItLikes ? layouts.slice(0, 1) : layouts).find((name) => !repeats(name))
    if (!layout) continue
    const pattern = patternFor(wall, motif, seed)
    const foreground = foregroundFor(motif, layout, seed)
    return { motif, palette, pattern, disc: found.disc, layout, foreground, vendor }
  }
  return undefined
}

function chooseNext(wall: Wall, game: ArtSubject): TileArt {
  const seed = hashOf(game.nodeId)
  const vendor = frameOf(game.vendor)
  for (const motif of motifsFor(wall, game, seed)) {
    const patient = roll(seed, 'patience') < otherGrounds
    const art = (patient && dress(wall, motif, vendor, seed, true)) || dress(wall, motif, vendor, seed, false)
    if (art) return art
  }
  return {
    motif: 'lotus',
    palette: 'indigo',
    pattern: 'rays',
    disc: 'none',
    layout: 'hero',
    foreground: 'none',
    vendor,
  }
}

/**
 * The art of every game, in the order of the catalogue; the same games in the same order get the same art.
 * A game whose tile is in `kept`, by node id, keeps it; the others are chosen to suit it.
 */
export function chooseArt(games: readonly ArtSubject[], kept: ReadonlyMap<string, TileArt> = new Map()): TileArt[] {
  const wall: Wall = {
    done: [],
    lastAt: new Map(),
    wishes: games.map((game) => motifsOfName(game.name)),
    kept: kept.size > 0 ? games.map((game) => kept.get(game.nodeId)) : [],
  }
  for (const game of games) {
    const art = kept.get(game.nodeId) ?? chooseNext(wall, game)
    wall.lastAt.set(art.motif, wall.done.length)
    wall.done.push(art)
  }
  return wall.done
}
