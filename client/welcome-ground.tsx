import type { ReactNode } from 'react'
import type { ShownBanner } from './lobby-banner.tsx'
import './banners/welcome-picture.css'

interface WelcomeGroundProps {
  banner: Pick<ShownBanner, 'imageUrl' | 'title'> | undefined
  /** What stands there without a banner. */
  children?: ReactNode
}

/** The side of the login and register popups, with the banner for those who come in. */
export function WelcomeGround({ banner, children }: WelcomeGroundProps) {
  return (
    <div className="welcome-ground">
      {banner && (
        <>
          <img src={banner.imageUrl} alt="" className="welcome-picture" />
          <p className="welcome-title">{banner.title}</p>
        </>
      )}
      {children}
    </div>
  )
}
