/** The popup with the games of a vendor; its texts are those of lists. */
export async function fetchVendorGames() {
  return (await import('./grid/vendor-games.tsx')).VendorGames
}
