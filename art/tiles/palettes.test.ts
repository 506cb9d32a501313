import { expect, test } from 'vitest'
import { motifNames } from '../motifs/motifs.ts'
import { contrast, paletteNames, palettes } from '../palettes.ts'
import { lettering } from './lettering.ts'

test.each(paletteNames)('lettering can be read on %s', (name) => {
  const { t, g1 } = palettes[name]
  expect(contrast(t, g1)).toBeGreaterThanOrEqual(4.5)
})

test.each(paletteNames)('every role of %s is a colour in capitals', (name) => {
  const { ground, ...roles } = palettes[name]
  expect(['deep', 'bright', 'pale']).toContain(ground)
  for (const colour of Object.values(roles)) expect(colour).toMatch(/^#[0-9A-F]{6}$/)
})

test('contrast is that of WCAG', () => {
  expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
  expect(contrast('#ABCDEF', '#ABCDEF')).toBe(1)
})

test.each(motifNames)('a name over %s has a voice and the colour of its palette', (motif) => {
  const rest = { pattern: 'rays', disc: 'none', layout: 'hero', foreground: 'none', vendor: 'none' } as const
  const { voice, colour } = lettering({ motif, palette: 'rose', ...rest })
  expect(['poster', 'story', 'engraved', 'block']).toContain(voice)
  expect(colour).toBe('#4A0C26')
})
