import { callTable } from '@banyan/contract/client.gen.ts'
import { englishName, slotClasses } from './catalogue-lines.ts'

const path = callTable.gameList.path
const languages = ['TY', 'EN', 'AR', 'CN'] as const
const vendors = ['PG', 'JDB', 'CQ9', 'FC', 'JL', 'BGS'] as const

/** The address with this number: every filter, 18 or 42 a page. No two numbers have the same. */
export function plainAddress(number: number): string {
  const query = new URLSearchParams({ clientType: '3', gameType: 'RNG', language: languages[number % 4] ?? 'EN' })
  if (number % 3 === 0) query.set('vassalage', vendors[number % vendors.length] ?? 'PG')
  if (number % 5 === 0) query.set('gameClassify', slotClasses[number % 4] ?? 'VIDEO')
  if (number % 2 === 0) query.set('minLineNum', String(1 + (number % 25)))
  query.set('minBet', String(Math.floor(number / 10)))
  query.set('pageNo', String(1 + (number % 10)))
  query.set('pageSize', number % 2 === 0 ? '18' : '42')
  return `${path}?${query}`
}

/** An address with a search term; every second one has a typing error. */
export function searchAddress(number: number): string {
  const name = englishName((number * 37) % 9_900).toLowerCase()
  const at = 1 + (number % 5)
  const typed = number % 2 === 0 ? name : name.slice(0, at) + name.slice(at + 1)
  const query = new URLSearchParams({
    gameType: 'RNG',
    language: languages[number % 4] ?? 'EN',
    gameName: typed,
    pageSize: number % 3 === 0 ? '42' : '18',
  })
  return `${path}?${query}`
}
