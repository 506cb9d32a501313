import { expect, test } from 'vitest'
import { allRoles, rolesOf } from './roles.ts'

test.each([
  [[], allRoles],
  [['--roles=web,realtime,worker'], allRoles],
  [['--roles=worker'], { web: false, realtime: false, worker: true }],
  [['--roles=web,realtime'], { web: true, realtime: true, worker: false }],
])('[OPS-01] %j are the roles %j', (args, roles) => {
  expect(rolesOf(args)).toEqual(roles)
})

test.each([['--roles='], ['--roles=web,cook'], ['--roles=toString'], ['--role=web'], ['web']])(
  '[OPS-01] %s ends the start',
  (arg) => {
    expect(() => rolesOf([arg])).toThrow(/web, ?realtime/)
  },
)
