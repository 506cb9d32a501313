import { errorText } from '@banyan/client/error-text.ts'
import { Button } from '@banyan/ui/button.tsx'
import { pictureIcon } from '@banyan/ui/icons/picture-icon.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { useMay } from '#/src/session/permissions.ts'
import { proofAddress } from './proof-image.ts'

/** Images that a member handed in; each is fetched when somebody wants to see it, for the audit keeps who did. */
export function Proofs({ title, ids }: { title: string; ids: readonly string[] }) {
  const t = useText()
  const mayLook = useMay('uploadedImage')
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="mb-2 text-sm text-muted">{title}</h3>
      {mayLook ? (
        <ul className="flex flex-col gap-3">
          {ids.map((id, place) => (
            <li key={id}>
              <Proof title={title} id={id} place={place + 1} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm">{t('proofs.count', { count: ids.length })}</p>
      )}
    </div>
  )
}

function Proof({ title, id, place }: { title: string; id: string; place: number }) {
  const t = useText()
  const [isWanted, setWanted] = useState(false)
  const query = useQuery({
    queryKey: ['proof', id],
    queryFn: () => proofAddress(id),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    // Personal data stays no longer than it is looked at.
    gcTime: 0,
    meta: { shownInPlace: true },
  })
  const show = () => (isWanted ? void query.refetch() : setWanted(true))
  if (query.data)
    return (
      <img
        src={query.data}
        alt={t('proofs.alt', { title, place })}
        className="max-h-[32rem] w-full rounded-md border border-line bg-field object-contain"
      />
    )
  return (
    <div className="flex flex-col items-start gap-2">
      <Button weight="quiet" size="small" icon={pictureIcon} busy={query.isFetching} onClick={show}>
        {t('proofs.show', { place })}
      </Button>
      {query.isError && (
        <p role="alert" className="text-sm text-danger">
          {errorText(t, query.error)}
        </p>
      )}
    </div>
  )
}
