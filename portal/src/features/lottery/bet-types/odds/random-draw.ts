import { type DrawField, isTogether } from '#/src/features/lottery/games/draw-forms.ts'

/** A draw at random in one line, from the browser's own generator. */
export function randomDraw(form: readonly DrawField[]): string {
  const drawn = new Set<number | string>()
  return form.map((field) => randomField(field, drawn)).join(';')
}

function randomField(field: DrawField, drawn: Set<number | string>): string {
  if (field.kind === 'choice') return field.options[0] ?? ''
  if (field.kind === 'numerals') {
    const numerals = Array.from({ length: field.count }, () =>
      String(uniform(10 ** field.width)).padStart(field.width, '0'),
    )
    return numerals.join(' ')
  }
  const { lowest, highest, urn } = field
  const numbers: number[] = []
  while (numbers.length < field.count) {
    const number = lowest + uniform(highest - lowest + 1)
    if (urn && drawn.has(number)) continue
    drawn.add(number)
    numbers.push(number)
  }
  if (isTogether(field)) return numbers.join('')
  return numbers.map((number) => String(number).padStart(2, '0')).join(' ')
}

/** A whole number below `limit`, each as likely: words that would favour the low ones are thrown away. */
function uniform(limit: number): number {
  const usable = Math.floor(2 ** 32 / limit) * limit
  const word = new Uint32Array(1)
  do crypto.getRandomValues(word)
  while ((word[0] ?? 0) >= usable)
  return (word[0] ?? 0) % limit
}
