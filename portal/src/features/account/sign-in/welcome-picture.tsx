import { WelcomeGround } from '@banyan/client/welcome-ground.tsx'
import { BrandMark } from '@banyan/ui/brand-mark.tsx'
import { useQuery } from '@tanstack/react-query'
import { bannersQuery } from '#/src/features/lobby/lobby-top/banners-query.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'

/** The merchant's picture for those who come in (requirements LOB-02); the mark and the name where there is none. */
export function WelcomePicture() {
  const { data } = useQuery(bannersQuery('w_reg'))
  const { merchant } = usePortalConfig()
  return (
    <WelcomeGround banner={data?.[0]}>
      {data?.length === 0 && (
        <div className="welcome-name">
          <BrandMark size={72} />
          <p>{merchant.name}</p>
        </div>
      )}
    </WelcomeGround>
  )
}
