import fc from 'fast-check'
import type { Picker, PickerRow } from '../picker.ts'

/**
 * Selections as the picker lets them be made, in any order. Some are still refused: rows that leave no line, a
 * list with a triple.
 */
export function arbitrarySelection(picker: Picker): fc.Arbitrary<string> {
  if (picker.kind === 'rows' && picker.rows[0]?.name === 'banker') return bankersAndTails(picker.rows[0])
  if (picker.kind === 'rows') return fc.tuple(...picker.rows.map(arbitraryRow)).map((fields) => fields.join('|'))
  const digits = fc.array(fc.constantFrom(...picker.digits), { minLength: picker.width, maxLength: picker.width })
  const entry = fc
    .tuple(digits, fc.nat({ max: picker.width - 1 }))
    .map(([written, at]) => (picker.wildcard ? written.with(at, picker.wildcard) : written).join(''))
  return fc.uniqueArray(entry, { minLength: 1, maxLength: 12 }).map((entries) => entries.join(','))
}

/** As few labels as may be, one or two more, or any number. */
function arbitraryRow({ labels, fewest, most }: PickerRow): fc.Arbitrary<string> {
  const upTo = (maxLength: number) => fc.shuffledSubarray([...labels], { minLength: fewest, maxLength })
  return fc.oneof(upTo(Math.min(most, fewest + 2)), upTo(most)).map((picked) => picked.join(',') || '-')
}

/** One banker at least and one less than the size of a line; tails that are none of them and fill it up. */
function bankersAndTails({ labels, most }: PickerRow): fc.Arbitrary<string> {
  const shuffled = fc.shuffledSubarray([...labels], { minLength: most + 1 })
  return fc
    .tuple(shuffled, fc.integer({ min: 1, max: most }))
    .map(([picked, bankers]) => `${picked.slice(0, bankers)}|${picked.slice(bankers)}`)
}

/** Any text at all. */
export const arbitraryText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.nat({ max: 0x7f }), fc.nat({ max: 0x10ffff })), { maxLength: 60 })
  .map((points) => String.fromCodePoint(...points))

/** Texts that are near a selection, or nothing like one. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '-',
  '|',
  ',',
  '||||',
  '-|-|-|-|-',
  '-|-|-|-|-|-|-|-|-|-',
  ' 1',
  '1 ',
  '+1',
  '-1',
  '1.0',
  '1e0',
  '0x1',
  '01 02',
  '１',
  '１,２',
  '٣',
  '1\u00a02',
  '1,\u200b2',
  '1;2;3',
  '1/2',
  '1\n2',
  '1\u0000',
  '1||2',
  '1,,2',
  ',1',
  '1,',
  '|1',
  '1|',
  'b',
  'Ｂ',
  'B,B',
  'B,S,O,E,B',
  'NaN',
  'null',
  '__proto__',
  'constructor',
  '9'.repeat(10_000),
  '1,'.repeat(5_000),
  '|'.repeat(10_000),
  '-'.repeat(10_000),
  '龍'.repeat(3_400),
  '\ud800',
]
