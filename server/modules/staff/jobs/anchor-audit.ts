import type { FastifyBaseLogger } from 'fastify'
import type { Job } from '#/platform/jobs/job.ts'
import { chainHead } from '../store/operator-actions.ts'

/**
 * Writes the audit's last hash to the log every hour: there whoever holds the database can't change it, and a chain that
 * was made anew no longer leads to it.
 */
export function anchorAudit(logger: FastifyBaseLogger): Job {
  return {
    name: 'anchor-audit',
    everyMinutes: 60,
    atMinute: 5,
    missed: 'last',
    async run({ once }) {
      await once('head', async (tx) => {
        const head = await chainHead(tx)
        if (!head) return undefined
        const anchor = { records: String(head.length), head: Buffer.from(head.head).toString('hex') }
        logger.info(anchor, 'the audit up to this record has this hash')
        return anchor
      })
    },
  }
}
