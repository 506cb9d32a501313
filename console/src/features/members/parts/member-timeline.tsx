import { errorText } from '@banyan/client/error-text.ts'
import type { TextOf } from '@banyan/client/texts.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Card } from '@banyan/ui/card.tsx'
import { authenticatorIcon } from '@banyan/ui/icons/authenticator-icon.ts'
import type { Drawing } from '@banyan/ui/icons/drawing.ts'
import { fingerprintIcon } from '@banyan/ui/icons/fingerprint-icon.ts'
import { laptopIcon } from '@banyan/ui/icons/laptop-icon.ts'
import { lockIcon } from '@banyan/ui/icons/lock-icon.ts'
import { mailIcon } from '@banyan/ui/icons/mail-icon.ts'
import { personIcon } from '@banyan/ui/icons/person-icon.ts'
import { phoneIcon } from '@banyan/ui/icons/phone-icon.ts'
import { shieldIcon } from '@banyan/ui/icons/shield-icon.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { Timeline, type TimelineItem } from '@banyan/ui/timeline.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { CardFailure } from '#/src/features/records/card-failure.tsx'
import { momentText } from '#/src/features/records/moment-text.ts'
import { useText } from '#/src/i18n/text.ts'
import type { TextArguments } from '#/src/i18n/texts.gen.ts'
import { None } from './none.tsx'

type Happened = ValueOf<Calls['memberTimeline']>['rows'][number]

const icons: Record<Happened['kind'], Drawing> = {
  registered: personIcon,
  signIn: laptopIcon,
  passwordSet: lockIcon,
  authenticatorAdded: authenticatorIcon,
  passkeyAdded: fingerprintIcon,
  mobileSet: phoneIcon,
  emailSet: mailIcon,
  emailConfirmed: mailIcon,
  operatorAction: shieldIcon,
}
const resultTones = { entered: 'neutral', refused: 'danger', stepUp: 'gold' } as const

/** Actions that have words of their own. */
const knownActions = [
  'suspendMember',
  'reinstateMember',
  'holdMoney',
  'markMember',
  'releaseMoney',
  'endMemberSessions',
  'handOutPassword',
  'memberContacts',
  'uploadedImage',
] as const

/** What happened to a member, the newest first. */
export function MemberTimeline({ member: { id } }: { member: { readonly id: string } }) {
  const t = useText()
  const query = useInfiniteQuery({
    queryKey: ['records', 'member-timeline', id],
    queryFn: ({ pageParam }) =>
      request('memberTimeline', { id, size: 50, ...(pageParam !== undefined && { after: pageParam }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: { shownInPlace: true },
  })
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? []
  if (query.isPending) return <Skeleton className="h-96 w-full rounded-lg" />
  if (rows.length === 0 && query.isError) {
    return (
      <Card>
        <CardFailure query={query} />
      </Card>
    )
  }
  if (rows.length === 0) return <None title={t('happened.none')} />
  return (
    <Card>
      <Timeline label={t('tab.timeline')} items={rows.map((row, place) => item(t, row, place))} />
      {query.isFetchNextPageError && (
        <p role="alert" className="mt-4 text-sm text-danger">
          {errorText(t, query.error)}
        </p>
      )}
      {query.hasNextPage && (
        <div className="mt-4 flex justify-center">
          <Button weight="text" size="small" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('records.more')}
          </Button>
        </div>
      )}
    </Card>
  )
}

function item(t: TextOf<TextArguments>, row: Happened, place: number): TimelineItem {
  const { at, kind, result, method, address, device, reason } = row
  const detail = [method && t(`method.${method}`), address, device, reason].filter(Boolean).join(' · ')
  const tone = kind === 'operatorAction' ? 'gold' : kind === 'signIn' && result ? resultTones[result] : 'neutral'
  return {
    key: `${at} ${kind} ${place}`,
    icon: icons[kind],
    tone,
    title: titleOf(t, row),
    at,
    when: momentText(at),
    detail: detail && <bdi>{detail}</bdi>,
  }
}

function titleOf(t: TextOf<TextArguments>, { kind, result, call, by }: Happened): string {
  if (kind === 'signIn') return t(`happened.${result ?? 'entered'}`)
  if (kind !== 'operatorAction') return t(`happened.${kind}`)
  const known = knownActions.find((id) => id === call)
  return known
    ? t(`happened.${known}`, { by: by ?? '' })
    : t('happened.otherAction', { by: by ?? '', call: call ?? '' })
}
