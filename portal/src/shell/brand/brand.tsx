import { BrandMark } from '@banyan/ui/brand-mark.tsx'
import { usePortalConfig } from '#/src/session/portal-config.ts'

/** The mark and the merchant's name, its first word the stronger. */
export function Brand() {
  const [first = '', ...rest] = usePortalConfig().merchant.name.split(' ')
  return (
    <>
      <BrandMark size={34} />
      <span className="min-w-0 text-lg tracking-tight truncate">
        <span className="font-bold">{first}</span> <span className="text-muted">{rest.join(' ')}</span>
      </span>
    </>
  )
}
