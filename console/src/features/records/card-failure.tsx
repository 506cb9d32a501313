import { errorText } from '@banyan/client/error-text.ts'
import { Button } from '@banyan/ui/button.tsx'
import { useText } from '#/src/i18n/text.ts'

interface CardFailureProps {
  query: { readonly error: unknown; readonly isFetching: boolean; refetch(): unknown }
}

/** What kept a card's content away, and the way to try again. */
export function CardFailure({ query }: CardFailureProps) {
  const t = useText()
  return (
    <div role="alert" className="flex flex-col items-start gap-3 text-sm">
      <p className="text-danger">{errorText(t, query.error)}</p>
      <Button weight="quiet" size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
        {t('action.tryAgain')}
      </Button>
    </div>
  )
}
