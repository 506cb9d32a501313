/** What the address of a started game says. */
export interface PlaySearch {
  /** Vendor, identity and the vendor's own code of the game, apart by points: never read as a number. */
  game?: string | undefined
  /** With play money. */
  trial?: true | undefined
  /** Table to sit down at. */
  room?: string | undefined
}

/** Vendor, identity and code in one text. */
export const namedGame = /^([A-Z0-9_]{2,20})\.(\d{1,18})\.([A-Za-z0-9_-]{1,64})$/
const room = /^[A-Za-z0-9_-]{1,40}$/

/** Reads the address of a started game and ignores invalid parameters. */
export function playSearch(raw: Record<string, unknown>): PlaySearch {
  return {
    game: typeof raw.game === 'string' && namedGame.test(raw.game) ? raw.game : undefined,
    trial: raw.trial === true || undefined,
    room: typeof raw.room === 'string' && room.test(raw.room) ? raw.room : undefined,
  }
}
