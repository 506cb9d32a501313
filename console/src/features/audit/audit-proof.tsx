import { errorText } from '@banyan/client/error-text.ts'
import { Button } from '@banyan/ui/button.tsx'
import { shieldIcon } from '@banyan/ui/icons/shield-icon.ts'
import { useMutation } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { useText } from '#/src/i18n/text.ts'

/** Proves that nobody changed the audit; its last hash can be compared with one that was kept elsewhere. */
export function AuditProof() {
  const t = useText()
  const proof = useMutation({ mutationFn: () => request('proveAudit', {}), meta: { shownInPlace: true } })
  const { data } = proof
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button weight="quiet" size="small" icon={shieldIcon} busy={proof.isPending} onClick={() => proof.mutate()}>
        {t('audit.prove')}
      </Button>
      <div role="status" className="min-w-0 text-sm empty:hidden">
        {proof.isError && <p className="text-danger">{errorText(t, proof.error)}</p>}
        {data && (
          <>
            <p className={`font-semibold ${data.broken === null ? 'text-primary-strong' : 'text-danger'}`}>
              {data.broken === null
                ? t('audit.whole', { count: data.records })
                : t('audit.broken', { id: data.broken })}
            </p>
            {data.head && (
              <p className="text-xs text-muted wrap-anywhere">
                {t('audit.head')}: <bdi dir="ltr">{data.head}</bdi>
              </p>
            )}
          </>
        )}
      </div>
    </div>
  )
}
