import type { VendorCard } from '@banyan/contract/games/vendor.ts'
import { describe, expect, test } from 'vitest'
import type { PlayableGame } from '../wanted-game.ts'
import { type NextStep, nextStepOf, nextStepOfVendor } from './next-step.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const [ahead, past] = ['2026-11-22T12:00:01Z', '2026-11-22T11:59:59Z']
const slot: PlayableGame = {
  ...{ nodeId: '1', vassalage: 'PG', gameCode: 'koi', gameName: 'Koi', gameType: 'RNG', isGame: 'GAME' },
  maintenanceUntil: null,
}
const visitor = { session: 'out', isTrialAccount: false, now } as const
const trialAccount = { session: 'in', isTrialAccount: true, now } as const
const member = { session: 'in', isTrialAccount: false, now } as const
const refused = (code: 'in_need_true_account' | 'game_in_maintenance'): NextStep => ({ is: 'refused', code })

describe('[PLAY-02] what a tap on a game comes to, in its order', () => {
  const everything: Partial<PlayableGame> = {
    ...{ maintenanceUntil: ahead, vassalage: 'TCG_LOTTO_VN', gameType: 'ELOTT', isGame: 'VASSALAGE' },
  }
  test.each<[string, Partial<PlayableGame>, typeof visitor | typeof trialAccount | typeof member, NextStep]>([
    ['login comes first', everything, visitor, { is: 'login' }],
    ['then trial accounts', everything, trialAccount, refused('in_need_true_account')],
    ['then maintenance', everything, member, refused('game_in_maintenance')],
    [
      'then the lottery of Viet Nam',
      { ...everything, maintenanceUntil: past },
      member,
      { is: 'lottery', to: '/vnLottery', gameCode: 'koi' },
    ],
    [
      'that of South-East Asia',
      { ...everything, maintenanceUntil: null, vassalage: 'TCG_SEA' },
      member,
      { is: 'lottery', to: '/seaLottery', gameCode: 'koi' },
    ],
    [
      'all other lotteries',
      { gameType: 'LOTT', isGame: 'VASSALAGE' },
      member,
      { is: 'lottery', to: '/lottery', gameCode: 'koi' },
    ],
    ['of either type', { gameType: 'ELOTT' }, member, { is: 'lottery', to: '/lottery', gameCode: 'koi' }],
    ['then a vendor with a list', { isGame: 'VASSALAGE' }, member, { is: 'games', vassalage: 'PG' }],
    ['else the game', {}, member, { is: 'start', game: slot }],
  ])('%s', (_what, fields, who, step) => {
    expect(nextStepOf({ ...slot, ...fields }, false, who)).toEqual(step)
  })

  test.each([visitor, trialAccount, member])('[PLAY-01] a free trial needs nobody: $session $isTrialAccount', (who) => {
    expect(nextStepOf(slot, true, who)).toEqual({ is: 'start', game: slot })
    expect(nextStepOf({ ...slot, maintenanceUntil: ahead }, true, who)).toEqual(refused('game_in_maintenance'))
  })
})

describe('[NAV-08] [PLAY-02] what a vendor’s tile starts', () => {
  const card = { ...slot, gameType: 'SPORTS' } as VendorCard['cards'][number]
  const vendor = { vassalage: 'PG', gameType: 'SPORTS', cards: [card], maintenanceUntil: null } as unknown as VendorCard
  test.each<[string, Partial<VendorCard>, typeof visitor | typeof member, NextStep]>([
    ['slots lead to their list', { gameType: 'RNG' }, visitor, { is: 'slots', vassalage: 'PG' }],
    ['one game is started', {}, member, { is: 'start', game: card }],
    ['of several the first', { cards: [card, { ...card, nodeId: '2' }] }, member, { is: 'start', game: card }],
    [
      'unless one of them is a list',
      { cards: [card, { ...card, nodeId: '2', isGame: 'VASSALAGE' }] },
      member,
      { is: 'games', vassalage: 'PG' },
    ],
    ['by members', {}, visitor, { is: 'login' }],
    ['a list is shown to everybody', { cards: [] }, visitor, { is: 'games', vassalage: 'PG' }],
    ['a vendor in maintenance says so', { maintenanceUntil: ahead }, member, refused('game_in_maintenance')],
    ['with a list too', { maintenanceUntil: ahead, cards: [] }, member, refused('game_in_maintenance')],
  ])('%s', (_what, fields, who, step) => {
    expect(nextStepOfVendor({ ...vendor, ...fields }, who)).toEqual(
      step.is === 'start' ? { ...step, game: { ...step.game, maintenanceUntil: null } } : step,
    )
  })
})
