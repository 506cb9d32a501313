import { Dialog } from '@banyan/ui/dialog.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { forwardIcon } from '@banyan/ui/icons/forward-icon.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CardFailure } from '#/src/features/records/card-failure.tsx'
import { type TextKey, useText } from '#/src/i18n/text.ts'
import { kindsQuery } from './promotion-queries.ts'

/** A promotion begins with a kind, whose usual rule is filled in. */
export function TemplateDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText()
  const query = useQuery({ ...kindsQuery, enabled: open })
  return (
    <Dialog open={open} onClose={onClose} title={t('promotions.chooseKind')} closeLabel={t('action.close')}>
      {query.isError && <CardFailure query={query} />}
      {query.isPending && <Skeleton className="h-96 w-full rounded-md" />}
      <ul className="-mx-2 flex flex-col">
        {query.data?.kinds.map(({ kind, name }) => (
          <li key={kind}>
            <Link
              to="/promotions/new/$kind"
              params={{ kind }}
              className="flex min-h-14 items-center gap-3 rounded-md px-2 py-2 hover:bg-primary-soft"
            >
              <span className="min-w-0 grow">
                <span className="block font-semibold">{name}</span>
                <span className="block text-sm text-pretty text-muted">{t(`promotionAbout.${kind}` as TextKey)}</span>
              </span>
              <span className="shrink-0 text-muted rtl:-scale-x-100">
                <Icon drawing={forwardIcon} size={18} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
