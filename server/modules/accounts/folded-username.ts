/** What makes two usernames the same: spaces around them, case and ways of writing a letter don't tell them apart. */
export function foldedUsername(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase()
}
