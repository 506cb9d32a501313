import { errorText } from '@banyan/client/error-text.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { SearchField } from '@banyan/ui/search-field.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { useText } from '#/src/i18n/text.ts'

type Found = ValueOf<Calls['findMembers']>['rows'][number]
export type PickedMember = Pick<Found, 'id' | 'username'>

const textAtMost = 100

interface MemberPickerProps {
  picked: PickedMember | undefined
  onPick: (member: PickedMember | undefined) => void
}

/** One member, found by whatever is known of it, as the members' page finds them. */
export function MemberPicker({ picked, onPick }: MemberPickerProps) {
  const t = useText()
  const name = useId()
  const [text, setText] = useState('')
  const query = useQuery({
    queryKey: ['records', 'member-picker', text],
    queryFn: () => request('findMembers', { q: text, size: 10 }),
    enabled: text !== '',
    meta: { shownInPlace: true },
  })
  const search = (next: string) => {
    setText(next)
    // Who is not shown any more is not chosen either.
    onPick(undefined)
  }
  const rows = query.data?.rows ?? []
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{t('bind.member')}</legend>
      <SearchField
        label={t('bind.search')}
        clearLabel={t('records.clearSearch')}
        value={text}
        maxLength={textAtMost}
        focused
        onSearch={search}
      />
      {query.isFetching && !query.data && <Skeleton className="h-11 w-full rounded-md" />}
      <p role="status" className="text-sm text-muted empty:hidden">
        {query.isError
          ? errorText(t, query.error)
          : query.data && rows.length === 0
            ? t('bind.nobody', { text })
            : null}
      </p>
      <div className="flex max-h-56 flex-col gap-1 overflow-y-auto empty:hidden">
        {rows.map(({ id, username, nickname, mobile }) => (
          <label
            key={id}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-line-control px-3.5 py-2 text-sm has-checked:border-primary has-checked:bg-primary-soft"
          >
            <input
              type="radio"
              name={name}
              checked={picked?.id === id}
              onChange={() => onPick({ id, username })}
              className="size-4 shrink-0 accent-primary"
            />
            <span className="min-w-0 grow">
              <bdi className="font-semibold">{username}</bdi> <bdi className="text-muted">{nickname}</bdi>
            </span>
            <bdi dir="ltr" className="shrink-0 text-muted">
              {mobile}
            </bdi>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
