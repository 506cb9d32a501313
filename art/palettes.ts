/** How light the ground is; a wall mixes the three. */
export type GroundClass = 'deep' | 'bright' | 'pale'

/** Colours by role, each `#RRGGBB`. A motif names roles only, so that it can wear every palette. */
export interface Palette {
  readonly ground: GroundClass
  /** Ground at the top and at the bottom. */
  readonly g0: string
  readonly g1: string
  /** Pattern, disc. */
  readonly pt: string
  readonly d: string
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
  /** Ink, paper, lettering. */
  readonly k: string
  readonly w: string
  readonly t: string
}

function palette(ground: GroundClass, table: string, metal = 'FFD777 D0912B'): Palette {
  const hex = table.split(' ').map((code) => `#${code}`)
  const [y1 = '', y2 = ''] = metal.split(' ').map((code) => `#${code}`)
  const [g0 = '', g1 = '', pt = '', d = '', m1 = '', m2 = '', m3 = '', s1 = '', s2 = '', k = '', w = '', t = ''] = hex
  return { ground, g0, g1, pt, d, m1, m2, m3, s1, s2, y1, y2, k, w, t }
}

/* Columns: g0 g1 pt d m1 m2 m3 s1 s2 k w t. */
export const palettes = {
  lacquer: palette('deep', '9A1B22 4A0A12 C23A33 D9472F FFE2A3 F4B544 B9701B 1C7A66 0B4A40 2A060A FFF3D9 FFF3D9'),
  jade: palette('deep', '0F6A53 052B22 2B8F72 E9C46A FFE9BE F29A4A B9542A E4574A 8E2327 04201A FFF6E0 FFF6E0'),
  indigo: palette('deep', '22348A 0B1238 3F56B8 F0B54A CFE0FF 7FA6F0 3E5FB5 FF7A5C B33A3C 080C26 FFF4DC FFF4DC'),
  saffron: palette('bright', 'F2A531 A4440F FFC964 FFE0A0 F0604A B92A2A 76141F 1F8A7A 0C4E4A 3A0D10 FFF8E6 FFFDF4'),
  paper: palette('pale', 'F5E7CC E5C891 DDBE88 E4573D 7CC3B2 1F7F73 0C4B4A E4573D 9B2A24 1B2A2B FFFBF0 1B2A2B'),
  lagoon: palette('bright', '17A6A3 064C5E 4CC7BE FFE3A6 FFD9B8 FF8A5C CB4A3B FFC44D C9751B 03262F FFFBEA FFFBEA'),
  mulberry: palette('deep', '7A1F4A 300A22 A23C66 F08A5D FFE0CC F6A9A0 C4576A 2FA08C 0F5A55 1C0514 FFF2E4 FFF2E4'),
  coal: palette('deep', '30343A 101215 4A4F57 D94A2B F2EEE4 B9BBB8 6E7377 F0603C A12E1E 0B0C0E FFF8EA FFF8EA'),
  sky: palette('bright', '9AD6EA 1D679D C4EAF4 FFF3CF FF8A6B E0402F 9C1F24 2A6FB0 123E73 0D2B4A FFFDF2 FFFFFF'),
  coral: palette('bright', 'F47C5E A62A39 FFA085 FFD5A8 8FD6C8 1C8C82 0A5258 FFE08A D68C2A 3A0A18 FFF7E8 FFF7E8'),
  forest: palette('deep', '39703A 0F2A14 5A9452 CFDA6A FFE2A8 EFA53C A9661A E45A43 93261F 0A1C0C FBFBE4 FBFBE4'),
  ocean: palette('deep', '0E5A96 061F44 2A80BF 56B4DE FFD0A0 FF8A3C C24E17 FFCB52 C77C1A 04142E F6FBFF F6FBFF'),
  rose: palette('pale', 'F6C6BE DE7F86 FBDDD3 FFF1E2 E56A74 A92445 6A1233 2E8A7C 135450 3A0A20 FFF8F2 4A0C26'),
  mint: palette('pale', 'CFEBD6 7FBF9F E4F5E6 FFF6DA F7A24A DE5A2B 95301A 1B7A66 0B4A42 0B2F2A FFFDF2 0A3A31'),
  bronze: palette('deep', '6B451F 26150A 8E6332 C98A3A A8D8C4 4FA38C 20695C E4633A 93321C 1A0D05 FFF0D2 FFF0D2'),
  volt: palette('deep', '15244F 060B1C 27407F 1F4FD0 E8F0FF 7C95D8 2F448F C8F04A 6F9A14 040814 F4FAFF F4FAFF'),
  ember: palette('bright', 'E2562B 7A1414 FF8A4F FFC45C FFF0C8 FFC23C D97A12 2A1A3A 150C20 2A0808 FFF6DE FFF6DE'),
  slate: palette(
    'deep',
    '39443F 161D1A 48544F 4D5A54 98A39E 75817B 525D58 64706A 3F4945 121816 C9D1CD DDE5E1',
    'A7B1AC 6F7B75',
  ),
  moon: palette('deep', '2C4A5E 0C1B28 45697F F3E7C4 F7F1E0 BFD2D6 6C8C99 E8A13C A6631A 08131C FFF9E8 FFF9E8'),
} as const satisfies Readonly<Record<string, Palette>>
export type PaletteName = keyof typeof palettes

export const paletteNames = Object.keys(palettes) as readonly PaletteName[]

function luminance(hex: string): number {
  const channel = (at: number): number => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** Contrast of two colours after WCAG, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function channels(hex: string): [number, number, number] {
  const channel = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

function most(hues: readonly string[], score: (r: number, g: number, b: number) => number): string {
  return hues.reduce((best, hue) => (score(...channels(hue)) > score(...channels(best)) ? hue : best))
}

/** The reddest of a palette's hues, for the few things that look wrong in green: a comb, a cherry. */
export function reddest({ s1, d, m2, m3 }: Palette): string {
  return most([s1, d, m2, m3], (r, g, b) => r - g - Math.abs(g - b) / 2)
}

/** The reddest hue that can be read on the palette's paper, for suits and stamps. */
export function redInk({ s1, d, m2, m3, w }: Palette): string {
  const inks = [m3, m2, s1, d].filter((hue) => contrast(hue, w) >= 1.9)
  return most(inks, (r, g, b) => r - g - Math.abs(g - b) / 2)
}

/** The greenest of a palette's hues, for leaves and stalks; away from the ground's tone where that is as green. */
export function greenest({ s1, m2, s2, m3, pt, g0, ground }: Palette): string {
  const green = most([s1, m2, s2, m3, pt], (r, g, b) => g - r - Math.abs(g - b) / 3)
  if (contrast(green, g0) >= 1.5) return green
  return toned(green, ground === 'deep' ? 1.7 : 0.66)
}

/** A colour in shade (below 1) or in the light (above 1). */
export function toned(hex: string, by: number): string {
  const tone = (part: number): number => Math.round(by < 1 ? part * by : 255 - (255 - part) / by)
  return `#${channels(hex)
    .map((part) => tone(part).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`
}
