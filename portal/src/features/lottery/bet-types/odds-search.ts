/** What is checked, each part as it was typed: half a case is a case too. */
export interface OddsCase {
  readonly family: string
  /** A game of the family, or '' for any. */
  readonly game: string
  readonly play: string
  readonly selection: string
  /** Fields of the draw, `;` between them. */
  readonly draw: string
  readonly unit: string
  readonly multiple: string
  /** Where the odds come from: the price list, the prize group, or odds of one's own. */
  readonly price: string
  /** Odds of one's own, `tier:decimal` with `;` between them. */
  readonly odds: string
  readonly group: string
  /** The highest prize group that the player has been granted. */
  readonly granted: string
}

/** Of these is an address made; it names what differs from the case that the page opens with. */
export type OddsSearch = { [Part in keyof OddsCase]?: string | number | undefined }

const parts = [
  ...['family', 'game', 'play', 'selection', 'draw'],
  ...['unit', 'multiple', 'price', 'odds', 'group', 'granted'],
]
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
