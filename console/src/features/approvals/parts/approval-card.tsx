import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Button } from '@banyan/ui/button.tsx'
import { showToast } from '@banyan/ui/toast.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type CallId, request } from '#/src/api/request.ts'
import { useCallName } from '#/src/features/calls/call-name.ts'
import { askerText } from '#/src/features/calls/object-name.ts'
import { useChangeWords } from '#/src/features/changes/use-change-words.ts'
import { ChangeView } from '#/src/features/records/change-view.tsx'
import { momentText } from '#/src/features/records/moment-text.ts'
import { ObjectLink } from '#/src/features/records/object-link.tsx'
import { ReasonDialog } from '#/src/features/records/reason-dialog.tsx'
import { useText } from '#/src/i18n/text.ts'
import { operatorQuery } from '#/src/session/operator-query.ts'
import { useMayCalls } from '#/src/session/permissions.ts'
import { ShownSecret } from './shown-secret.tsx'

type Approval = ValueOf<Calls['listApprovals']>['rows'][number]

const tones = {
  waiting: 'gold',
  approved: 'primary',
  rejected: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
} as const

/** A request with what it would change, who asks and why, and the decision. */
export function ApprovalCard({ approval }: { approval: Approval }) {
  const t = useText()
  const callName = useCallName()
  const { id, call, object, reason, askedBy, askedAt, expiresAt, state } = approval
  const isWaiting = state === 'waiting'
  const words = useChangeWords(approval)
  const client = useQueryClient()
  const [secret, setSecret] = useState<string>()
  // The list is asked for only then: the card leaves it once the request is decided.
  const closeSecret = async () => {
    setSecret(undefined)
    await client.invalidateQueries()
  }
  return (
    <article aria-labelledby={`approval-${id}`} className="rounded-lg border border-line bg-raised p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id={`approval-${id}`} className="font-semibold">
          {callName(call)}
        </h2>
        <span className="text-sm text-muted">
          <ObjectLink object={object} />
        </span>
        <span className="ms-auto">
          <Badge tone={tones[state]}>{t(`approvals.${state}`)}</Badge>
        </span>
      </div>
      <p className="mt-1 text-sm text-muted">
        {t('approvals.askedBy', { name: askerText(t, askedBy) })} ·{' '}
        {t('approvals.asked', { when: momentText(askedAt) })}
        {isWaiting && <> · {t('approvals.expires', { when: momentText(expiresAt) })}</>}
      </p>
      <blockquote className="mt-3 border-s-2 border-line-control ps-3 text-sm wrap-anywhere">
        <bdi>{reason}</bdi>
      </blockquote>
      <h3 className="mt-4 text-xs font-semibold text-muted">
        {t(state === 'approved' ? 'approvals.changed' : 'approvals.change')}
      </h3>
      <ChangeView
        before={withoutVersion(object, approval.before)}
        after={withoutVersion(object, approval.after)}
        words={words}
      />
      {isWaiting ? <Decision approval={approval} onShown={setSecret} /> : <Decided approval={approval} />}
      <ShownSecret secret={secret} onClose={() => void closeSecret()} />
    </article>
  )
}

/** Without the version of settings, which says nothing to who decides. */
function withoutVersion(object: string, side: object | null): object | null {
  if (!object.startsWith('settings ')) return side
  const { version: _, ...fields } = { ...side } as { readonly version?: unknown }
  return fields
}

function Decided({ approval: { decidedBy, decidedAt, decisionReason } }: { approval: Approval }) {
  const t = useText()
  if (decidedBy === null || decidedAt === null) return null
  return (
    <p className="mt-4 border-t border-line pt-3 text-sm text-muted wrap-anywhere">
      {t('approvals.decided', { name: decidedBy, when: momentText(decidedAt) })}
      {decisionReason && (
        <>
          {': '}
          <bdi>{decisionReason}</bdi>
        </>
      )}
    </p>
  )
}

interface DecisionProps {
  approval: Approval
  /** Receives the secret that an approval answers. */
  onShown: (secret: string) => void
}

/** What whoever looks may do: their own request they withdraw, others' they decide where their role has the call. */
function Decision({ approval: { id, call, object, askedBy }, onShown }: DecisionProps) {
  const t = useText()
  const callName = useCallName()
  const may = useMayCalls()
  const { data } = useQuery(operatorQuery)
  const client = useQueryClient()
  const [chosen, setChosen] = useState<'approve' | 'reject'>()
  const what = `${callName(call)} (${object})`
  const settled = async (text: string) => {
    showToast({ tone: 'success', text })
    await client.invalidateQueries()
  }
  if (data?.operator?.username === askedBy)
    return (
      <Foot note={t('approvals.own')}>
        {may('withdrawRequest') && (
          <Button
            weight="quiet"
            onClick={() =>
              void request('withdrawRequest', {}, { body: { id } }).then(() => settled(t('approvals.withdrawn')))
            }
          >
            {t('approvals.withdraw')}
          </Button>
        )}
      </Foot>
    )
  if (!may('approveRequest') || !may(call as CallId)) return <Foot note={t('approvals.forbidden')} />
  const dialog = (which: 'approve' | 'reject') => ({ open: chosen === which, onClose: () => setChosen(undefined) })
  return (
    <Foot>
      <Button weight="quiet" onClick={() => setChosen('reject')}>
        {t('approvals.reject')}
      </Button>
      <Button onClick={() => setChosen('approve')}>{t('approvals.approve')}</Button>
      <ReasonDialog
        {...dialog('approve')}
        title={t('approvals.approveTitle', { what })}
        confirm={t('approvals.approve')}
        act={async (reason) => {
          const { shown } = await request('approveRequest', {}, { body: { id, reason } })
          if (shown === undefined) await settled(t('approvals.approved'))
          else onShown(shown)
        }}
      >
        {t('approvals.approveText', { name: askerText(t, askedBy) })}
      </ReasonDialog>
      <ReasonDialog
        {...dialog('reject')}
        isDangerous
        title={t('approvals.rejectTitle', { what })}
        confirm={t('approvals.reject')}
        act={async (reason) => {
          await request('rejectRequest', {}, { body: { id, reason } })
          await settled(t('approvals.rejected'))
        }}
      >
        {t('approvals.rejectText', { name: askerText(t, askedBy) })}
      </ReasonDialog>
    </Foot>
  )
}

function Foot({ note, children }: { note?: string; children?: ReactNode }) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-end gap-2 border-t border-line pt-4 max-sm:*:grow">
      {note && <p className="me-auto text-sm text-muted">{note}</p>}
      {children}
    </div>
  )
}
