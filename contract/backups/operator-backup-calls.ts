import Type from 'typebox'
import { defineCall } from '#/call.ts'
import { operatorCall } from '#/operator-call.ts'
import { moment, shape } from '#/system/content.ts'

const counted = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

/**
 * Folder and encryption key come from the server's configuration, never from the caller, and the answer has no content.
 * Reads every row, so it can take minutes; one backup runs at a time (requirements OPS-06).
 */
const takeBackup = defineCall({
  ...operatorCall,
  id: 'takeBackup',
  summary: 'Writes an encrypted backup of all tables from one snapshot, including a ledger verification.',
  method: 'POST',
  path: '/wps/operator/backups',
  query: shape({}),
  body: undefined,
  value: shape({
    file: Type.String({ maxLength: 1000, description: 'Path on the server that answered' }),
    bytes: counted,
    rows: counted,
    reaches: Type.String({
      ...moment,
      description: 'Database time of the snapshot; later changes are not included',
    }),
    ledger: shape({
      entries: counted,
      lastEntryAt: Type.Union([Type.Null(), moment]),
      differences: Type.Integer({
        minimum: 0,
        maximum: 50,
        description: 'Number of broken invariants',
      }),
      sha256: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'Over all ledger rows' }),
    }),
  }),
  errors: ['backup_not_set_up', 'backup_running'],
  origin: 'ours',
})

export const backupCalls = { takeBackup } as const
