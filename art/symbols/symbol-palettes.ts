/** Colours by role, so that every symbol can wear every palette. */
export interface Palette {
  /** Ground at the top and at the bottom, and a pattern on it. */
  readonly g0: string
  readonly g1: string
  readonly pt: string
  /** Body: light, middle, shade. */
  readonly m1: string
  readonly m2: string
  readonly m3: string
  /** Second hue and its shade. */
  readonly s1: string
  readonly s2: string
  /** Metal and its shade. */
  readonly y1: string
  readonly y2: string
  /** Ink and paper. */
  readonly k: string
  readonly w: string
}

function palette(table: string): Palette {
  const hues = table.split(' ').map((code) => `#${code}`)
  const [g0 = '', g1 = '', pt = '', m1 = '', m2 = '', m3 = '', s1 = '', s2 = '', k = '', w = ''] = hues
  return { g0, g1, pt, m1, m2, m3, s1, s2, y1: '#FFD777', y2: '#D0912B', k, w }
}

/* Columns: g0 g1 pt m1 m2 m3 s1 s2 k w. All grounds are deep, for the games are dark. */
export const palettes = {
  lacquer: palette('9A1B22 4A0A12 C23A33 FFE2A3 F4B544 B9701B 1C9A80 0B5A4E 2A060A FFF3D9'),
  jade: palette('0F6A53 052B22 2B8F72 FFE9BE F29A4A B9542A E4574A 8E2327 04201A FFF6E0'),
  indigo: palette('22348A 0B1238 3F56B8 CFE0FF 7FA6F0 3E5FB5 FF7A5C B33A3C 080C26 FFF4DC'),
  mulberry: palette('7A1F4A 300A22 A23C66 FFE0CC F6A9A0 C4576A 2FA08C 0F5A55 1C0514 FFF2E4'),
  coal: palette('30343A 101215 4A4F57 F2EEE4 B9BBB8 6E7377 F0603C A12E1E 0B0C0E FFF8EA'),
  forest: palette('39703A 0F2A14 5A9452 FFE2A8 EFA53C A9661A E45A43 93261F 0A1C0C FBFBE4'),
  ocean: palette('0E5A96 061F44 2A80BF FFD0A0 FF8A3C C24E17 FFCB52 C77C1A 04142E F6FBFF'),
  bronze: palette('6B451F 26150A 8E6332 A8D8C4 4FA38C 20695C E4633A 93321C 1A0D05 FFF0D2'),
  volt: palette('15244F 060B1C 27407F E8F0FF 7C95D8 2F448F C8F04A 6F9A14 040814 F4FAFF'),
  moon: palette('2C4A5E 0C1B28 45697F F7F1E0 BFD2D6 6C8C99 E8A13C A6631A 08131C FFF9E8'),
} as const satisfies Readonly<Record<string, Palette>>
export type PaletteName = keyof typeof palettes

export const paletteNames = Object.keys(palettes) as readonly PaletteName[]

/** The palette as properties that the style sheet reads. */
export function paletteStyle(name: PaletteName): string {
  const properties = Object.entries(palettes[name]).map(([role, colour]) => `--${role}: ${colour}`)
  return `:root { ${properties.join('; ')} }\n`
}
