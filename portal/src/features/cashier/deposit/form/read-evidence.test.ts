import { expect, test } from 'vitest'
import { evidenceFaults } from './read-evidence.ts'

test.each([
  ['N', true],
  [' N ', true],
  ['NG', undefined],
  ['N'.repeat(60), undefined],
  [` ${'N'.repeat(60)} `, undefined],
  ['N'.repeat(61), true],
])('[WAL-06] the sender %j is told where it is too short or too long', (sender, fault) => {
  expect(evidenceFaults({ sender, proofs: ['image'] }).sender).toBe(fault)
})
