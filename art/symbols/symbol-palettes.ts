import { type Palette, palettes } from '../palettes.ts'

/** The palettes that symbols wear. All grounds are deep, for the games are dark. */
export const symbolPalettes = {
  // Emeralds and ribbons stand on the ground itself here, so the second hue is lighter than on tiles.
  lacquer: { ...palettes.lacquer, s1: '#1C9A80', s2: '#0B5A4E' },
  jade: palettes.jade,
  indigo: palettes.indigo,
  mulberry: palettes.mulberry,
  coal: palettes.coal,
  forest: palettes.forest,
  ocean: palettes.ocean,
  bronze: palettes.bronze,
  volt: palettes.volt,
  moon: palettes.moon,
} as const satisfies Readonly<Record<string, Palette>>
export type SymbolPaletteName = keyof typeof symbolPalettes

export const symbolPaletteNames = Object.keys(symbolPalettes) as readonly SymbolPaletteName[]

/** The roles that a style sheet of a game reads. */
const styledRoles = ['g0', 'g1', 'pt', 'm1', 'm2', 'm3', 's1', 's2', 'y1', 'y2', 'k', 'w'] as const

/** The palette as properties of a style sheet. */
export function paletteStyle(name: SymbolPaletteName): string {
  const properties = styledRoles.map((role) => `--${role}: ${symbolPalettes[name][role]}`)
  return `:root { ${properties.join('; ')} }\n`
}
