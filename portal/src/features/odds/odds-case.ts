/** What is checked, each part as it was typed: half a case is a case too. */
export interface OddsCase {
  readonly family: string
  readonly play: string
  readonly selection: string
  /** Fields of the draw, `;` between them. */
  readonly draw: string
  readonly unit: string
  readonly multiple: string
  readonly group: string
}

/** Of these is an address made; it names what differs from the case that the page opens with. */
export type OddsSearch = { [Part in keyof OddsCase]?: string | number | undefined }

/** The case that the page opens with. */
export const firstCase: OddsCase = {
  family: 'SSC',
  play: 'SSC_L3_DIRECT',
  selection: '1,4,7|0,1|6,8',
  draw: '60416',
  unit: '2',
  multiple: '5',
  group: '1960',
}

const parts = Object.keys(firstCase) as readonly (keyof OddsCase)[]
/** Longer than any selection that a person types, and than the draw with the most numbers. */
const longest = 4000

/** Reads an address; every part is answered, for what is not named would stay as it came. */
export function oddsSearch(raw: Record<string, unknown>): OddsSearch {
  return Object.fromEntries(
    parts.map((part) => {
      const value = raw[part]
      const isText = typeof value === 'string' || typeof value === 'number'
      return [part, isText && String(value).length <= longest ? value : undefined]
    }),
  )
}

/** The case of an address. Another family than the first has no parts of the first. */
export function caseOf(search: OddsSearch): OddsCase {
  const known = Object.entries(search).filter(([, value]) => value !== undefined)
  const isOther = (search.family ?? firstCase.family) !== firstCase.family
  const blank = isOther ? { ...firstCase, play: '', selection: '', draw: '' } : firstCase
  return { ...blank, ...Object.fromEntries(known.map(([part, value]) => [part, String(value)])) }
}

/** The address of a case; the router would put quotes around digits that are no number to it. */
export function searchOf(odds: OddsCase): OddsSearch {
  const search = parts.map((part) => [part, spelt(odds[part])])
  return Object.fromEntries(search)
}

function spelt(text: string): string | number {
  const number = Number(text)
  return text !== '' && String(number) === text ? number : text
}
