import type { OddsCase, OddsSearch } from './odds-search.ts'

/** The case that the page opens with. */
const firstCase: OddsCase = {
  family: 'SSC',
  game: '',
  play: 'SSC_L3_DIRECT',
  selection: '1,4,7|0,1|6,8',
  draw: '60416',
  unit: '2',
  multiple: '5',
  price: 'list',
  odds: '',
  group: '1960',
  granted: '1960',
}

const parts = Object.keys(firstCase) as readonly (keyof OddsCase)[]

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
