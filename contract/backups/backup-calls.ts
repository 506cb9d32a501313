import Type from 'typebox'
import { defineCall } from '#/call.ts'
import { operatorCall } from '#/operator/operator-call.ts'
import { moment, shape } from '#/system/content.ts'

const counted = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

/**
 * Written by the server where its configuration says, for the recipient that its configuration names: whoever may call
 * this chooses neither, and is sent no content. It reads every row, so it takes its time; one is written at a time
 * (requirements OPS-06).
 */
const takeBackup = defineCall({
  ...operatorCall,
  id: 'takeBackup',
  summary: 'Writes an encrypted backup of everything, in one snapshot, with the proof of the ledger in it.',
  method: 'POST',
  path: '/wps/operator/backups',
  query: shape({}),
  body: undefined,
  value: shape({
    file: Type.String({ maxLength: 1000, description: 'Path on the machine of the server that answered' }),
    bytes: counted,
    rows: counted,
    reaches: Type.String({
      ...moment,
      description: 'The database’s time of the snapshot: what came later is not in it',
    }),
    ledger: shape({
      entries: counted,
      lastEntryAt: Type.Union([Type.Null(), moment]),
      differences: Type.Integer({
        minimum: 0,
        maximum: 50,
        description: 'Broken invariants; 0 when the book is right',
      }),
      sha256: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'Of every row of the book' }),
    }),
  }),
  errors: ['backup_not_set_up', 'backup_running'],
  origin: 'ours',
})

export const backupCalls = { takeBackup } as const
