import { errorText } from '@banyan/client/error-text.ts'
import { presentationOf } from '@banyan/client/presentation-of.ts'
import { failed } from '@banyan/client/signals.ts'
import { Button } from '@banyan/ui/button.tsx'
import { alertIcon } from '@banyan/ui/icons/alert-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { useAccount } from '#/src/session/session.ts'
import { ProfileForm } from './about/profile-form.tsx'
import { AvatarChoice } from './avatar/avatar-choice.tsx'
import { profileQuery } from './query/profile-query.ts'

/** What the account says of itself (requirements ACC-24): its picture, its nickname, and the fields that are asked for. */
export function ProfilePage() {
  const t = useText()
  const account = useAccount()
  const { data, error, isFetching, refetch } = useQuery(profileQuery)
  const [saves, setSaves] = useState(0)
  useEffect(() => {
    if (error && presentationOf(error) === 'password') failed.tell(error)
  }, [error])
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      {account && <AvatarChoice account={account} />}
      {data ? (
        // Typed values stay while the profile is fetched again; after saving, the form starts from the answer.
        <ProfileForm key={saves} profile={data} onSaved={() => void refetch().then(() => setSaves(saves + 1))} />
      ) : error ? (
        <Notice
          icon={alertIcon}
          title={errorText(t, error)}
          urgent
          action={
            <Button weight="quiet" busy={isFetching} onClick={() => void refetch()}>
              {t('action.tryAgain')}
            </Button>
          }
        />
      ) : (
        <ProfileSkeleton />
      )}
    </div>
  )
}

function ProfileSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="grid gap-x-5 gap-y-6 rounded-lg border border-line bg-raised p-5 shadow-sm sm:grid-cols-2"
    >
      {['a', 'b', 'c', 'd', 'e', 'f'].map((field) => (
        <span key={field} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-12 rounded-md" />
        </span>
      ))}
    </div>
  )
}
