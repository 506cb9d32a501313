/**
 * A person's name as banks write it: without marks over letters, in capitals, with single spaces (domain 8.5). Two
 * spellings of one name fold alike.
 */
export function foldPersonName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toUpperCase().replace(/\s+/g, ' ').trim()
}
