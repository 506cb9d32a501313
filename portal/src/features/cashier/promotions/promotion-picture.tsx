import { promotionArtOf } from '@banyan/rules/promotions/promotion-art.ts'

interface PromotionPictureProps {
  /** The name of a drawing. */
  art: string
  /** Its size in the page. */
  className: string
  /** Shown before anything is scrolled. */
  isFirst?: boolean
}

/** The drawing of a promotion, a decoration twice as wide as high. */
export function PromotionPicture({ art, className, isFirst = false }: PromotionPictureProps) {
  return (
    <img
      src={`/promotion-art/${promotionArtOf(art)}.svg`}
      alt=""
      width={480}
      height={240}
      loading={isFirst ? 'eager' : 'lazy'}
      className={`object-cover ${className}`}
    />
  )
}
