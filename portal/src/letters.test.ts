import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const faces = readFileSync('ui/fonts.css', 'utf8')
  .split('@font-face')
  .filter((face) => face.includes('"Be Vietnam Pro"'))

/** The code points that the faces from these files are asked for, the first face of each. */
function rangeOf(file: RegExp): ReadonlySet<number> {
  const range = /unicode-range:([^;]*);/.exec(faces.find((face) => file.test(face)) ?? '')?.[1] ?? ''
  return new Set(
    [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16)
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => first + at)
    }),
  )
}

const plain = rangeOf(/letters-\d/)
const vietnamese = rangeOf(/letters-vi/)
const rare = rangeOf(/latin-\d/)
const extended = rangeOf(/latin-ext-/)

const isLight = (code: number) => plain.has(code) || vietnamese.has(code)

const lettersOf = (tag: string) =>
  new Set(globSync(`{portal/src,contract}/**/texts/${tag}.json`).flatMap((file) => [...readFileSync(file, 'utf8')]))

test('[SYS-12] whatever is written in English or Vietnamese comes with the light files of letters', () => {
  const heavy = (tag: string) =>
    [...lettersOf(tag)].filter((letter) => /\p{Script=Latin}/u.test(letter) && !isLight(letter.codePointAt(0) ?? 0))
  expect(lettersOf('vi').size).toBeGreaterThan(150)
  // Vietnamese words stand in English texts too, such as the names of bets.
  expect([...heavy('en'), ...heavy('vi')]).toEqual([])
})

test('no letter is in two files, so that none is fetched twice', () => {
  const twice = [...plain, ...vietnamese, ...rare, ...extended].filter((code, at, all) => all.indexOf(code) !== at)
  expect(twice.map((code) => code.toString(16))).toEqual([])
})

test.each(['ğ', 'Ğ', 'ş', 'Ş', 'İ', 'ı', 'ć', 'č', 'ł', 'ő', 'ž'])(
  'a word with %s stands in one face, in every weight',
  (letter) => {
    const code = letter.codePointAt(0) ?? 0
    expect(rare.has(code) || extended.has(code)).toBe(true)
    expect(faces.filter((face) => face.includes('latin-ext-')).length).toBe(
      faces.filter((face) => /latin-\d/.test(face)).length,
    )
  },
)

test('no text is written with a sign that the faces lack, such as the non-breaking hyphen', () => {
  for (const tag of ['en', 'vi', 'ar', 'zh-Hans']) expect([...lettersOf(tag)]).not.toContain('\u2011')
})
