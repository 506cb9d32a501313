import { languageTag } from '@banyan/client/formats.ts'
import { localised } from '@banyan/rules/content/localised-text.ts'
import { momentOf } from '@banyan/rules/content/moment.ts'
import { ItemList } from '#/src/features/content/item-list.tsx'
import { StageBadge } from '#/src/features/content/item-marks.tsx'
import { moveWithin } from '#/src/features/content/move-within.ts'
import { useFieldTexts, useForm } from '#/src/features/forms/form-context.ts'
import { momentText } from '#/src/features/records/moment-text.ts'
import { useText } from '#/src/i18n/text.ts'
import { type BannerItem, bannerPlaces, bannerStage, isShownPicture, textsOf } from './banner-item.ts'

interface BannerListProps {
  items: readonly BannerItem[]
  wrong: ReadonlySet<string>
  change: ((items: readonly BannerItem[]) => void) | undefined
}

const isOfPlace = (one: BannerItem, other: BannerItem) => one.groupName === other.groupName

/** The banners of each place, in the portal's order. */
export function BannerList({ items, wrong, change }: BannerListProps) {
  const t = useText()
  const { choice } = useFieldTexts('banners')
  const { hosts } = useForm()
  const now = Date.now()
  const moved = (id: string, by: -1 | 1) => moveWithin(items, (each) => each.id === id, by, isOfPlace)
  const titleOf = ({ title }: BannerItem) => localised(title, languageTag(), 'en') || t('banners.untitled')
  const moment = (text: string) => (momentOf(text) ? momentText(text) : '–')
  const span = ({ from, until }: BannerItem) =>
    from === null && until === null
      ? t('content.forGood')
      : t('content.span', {
          from: from === null ? t('content.atOnce') : moment(from),
          until: until === null ? t('content.forGood') : moment(until),
        })
  return (
    <div className="flex flex-col gap-5">
      {bannerPlaces.map(({ place, showsAll }) => (
        <ItemList
          key={place}
          title={choice('groupName', place)}
          about={showsAll ? t('banners.showsAll') : t('banners.showsFirst')}
          page="/banners"
          items={items
            .filter(({ groupName }) => groupName === place)
            .map((item) => ({
              ...{ id: item.id, title: titleOf(item), texts: textsOf(item), facts: <span>{span(item)}</span> },
              picture: <Thumbnail url={isShownPicture(item.imageUrl, hosts) ? item.imageUrl : undefined} />,
              badge: <StageBadge stage={bannerStage(items, item, now)} isWrong={wrong.has(item.id)} />,
            }))}
          canMove={(id, by) => moved(id, by) !== undefined}
          onMove={change && ((id, by) => change(moved(id, by) ?? items))}
        />
      ))}
    </div>
  )
}

/** A banner's picture as the portal cuts it, without its texts. */
function Thumbnail({ url }: { url: string | undefined }) {
  return (
    <span className="relative h-11 w-20 shrink-0 overflow-hidden rounded-sm bg-line sm:h-14 sm:w-28">
      {url && <img src={url} alt="" loading="lazy" className="banner-art" />}
    </span>
  )
}
