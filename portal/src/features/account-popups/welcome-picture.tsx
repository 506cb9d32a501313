import { useQuery } from '@tanstack/react-query'
import { bannersQuery } from '#/src/features/banners/banners-query.ts'
import './look/welcome-picture.css'

/** The merchant's picture for those who come in (requirements LOB-02). */
export function WelcomePicture() {
  const { data } = useQuery(bannersQuery('w_reg'))
  const banner = data?.[0]
  return (
    <div className="welcome-ground">
      {banner && (
        <>
          <img src={banner.imageUrl} alt="" className="welcome-picture" />
          <p className="welcome-title">{banner.title}</p>
        </>
      )}
    </div>
  )
}
