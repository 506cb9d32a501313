import type { CatalogueClass, CatalogueGame, CatalogueVendor } from '../import-catalogue.ts'

/** A vendor with sensible values, for worlds of tests. */
export function aVendor(code = 'PG'): CatalogueVendor {
  return { code, displayNames: { en: code } }
}

/** A classification of slots, unless `given` says otherwise. */
export function aClass(given: Partial<CatalogueClass> & { readonly key: string }): CatalogueClass {
  return { gameType: 'RNG', names: { en: given.key }, ...given }
}

/** A slot with sensible values; `given` says what matters to the reader. */
export function aGame(given: Partial<CatalogueGame> & { readonly nodeId: bigint }): CatalogueGame {
  return {
    vendorCode: 'PG',
    gameCode: `game-${given.nodeId}`,
    gameType: 'RNG',
    gameClass: 'VIDEO',
    names: { en: `Game ${given.nodeId}` },
    isHot: false,
    hasFreeTrial: true,
    minBetMinor: 20_000n,
    lineCount: 25,
    isVendorLobby: false,
    ...given,
  }
}
