import { errorText } from '@banyan/client/error-text.ts'
import { sender } from '@banyan/client/sender.ts'
import type { Game } from '@banyan/contract/games/game.ts'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { searchIcon } from '@banyan/ui/icons/search-icon.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { TextField } from '@banyan/ui/text-field.tsx'
import { useSettled } from '@banyan/ui/use-settled.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useRef, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { listLink, listPlaceOf } from '#/src/features/lobby/catalogue/list-address.ts'
import { useText } from '#/src/i18n/text.ts'

const resultsAtMost = 12
/** A pause in typing; each letter alone would be a request. */
const pauseMs = 180

/** Finds games of every type by a part of their name; a result leads to its list, where it stands alone. */
export function GameSearch({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText()
  const [written, setWritten] = useState('')
  const name = useSettled(written.trim(), pauseMs)
  const { data, error } = useQuery(searchQuery(name))
  const list = useRef<HTMLUListElement>(null)
  const field = useRef<HTMLDivElement>(null)
  // Up and down go from the field through the results and back.
  const walk = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const stops: unknown[] = [field.current?.querySelector('input'), ...(list.current?.querySelectorAll('a') ?? [])]
    if (step === 0 || stops.length < 2) return
    event.preventDefault()
    const at = stops.indexOf(document.activeElement)
    const next = stops[(at + step + stops.length) % stops.length]
    if (next instanceof HTMLElement) next.focus()
  }
  return (
    <Dialog flush open={open} onClose={onClose} title={t('gameSearch.title')} closeLabel={t('popup.close')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows are those of the field and the links in it */}
      <div className="flex h-[min(34rem,70dvh)] flex-col" onKeyDown={walk}>
        <div ref={field} className="px-5 pt-4 pb-3 sm:px-8">
          <TextField
            autoFocus
            label={t('gameSearch.label')}
            labelHidden
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={60}
            placeholder={t('gameSearch.label')}
            prefix={<Icon drawing={searchIcon} size={20} />}
            value={written}
            onChange={({ target }) => setWritten(target.value)}
          />
        </div>
        <p role="status" className="sr-only">
          {name && data ? t('gameSearch.found', { count: data.totalCount }) : ''}
        </p>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain px-2 pb-4 sm:px-5">
          {name === '' ? (
            <p className="px-3 py-6 text-muted text-pretty">{t('gameSearch.hint')}</p>
          ) : error ? (
            <p role="alert" className="px-3 py-6 text-muted">
              {errorText(t, error)}
            </p>
          ) : !data ? (
            <Placeholders />
          ) : data.games.length === 0 ? (
            <p className="px-3 py-6 text-muted text-pretty">{t('gameSearch.none', { name })}</p>
          ) : (
            <ul ref={list}>
              {data.games.map((game) => (
                <li key={game.nodeId}>
                  <Result game={game} onChoose={onClose} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function searchQuery(gameName: string) {
  const { merchant, language } = sender()
  return {
    queryKey: ['gameSearch', { merchant, language, gameName }],
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      const page = { pageNo: 1, pageSize: resultsAtMost }
      return request('gameList', { platform: 'html5-desktop', merchant, gameName, language, ...page }, { signal })
    },
    enabled: gameName !== '',
    placeholderData: keepPreviousData,
    meta: { shownInPlace: true },
  }
}

function Result({ game, onChoose }: { game: Game; onChoose: () => void }) {
  const { gameName, gameType, vassalage, iconUrl } = game
  return (
    <Link
      {...listLink(listPlaceOf(gameType), { search: gameName })}
      onClick={onChoose}
      className="flex min-h-14 items-center gap-3 rounded-sm px-3 py-1.5 -outline-offset-3 hover:bg-primary-soft focus-visible:bg-primary-soft"
    >
      {iconUrl ? (
        <img src={iconUrl} alt="" width={44} height={44} className="size-11 rounded-sm object-cover object-[50%_28%]" />
      ) : (
        <span className="size-11 rounded-sm bg-primary-soft" />
      )}
      <span className="min-w-0 grow truncate font-semibold">{gameName}</span>
      <span className="shrink-0 text-sm text-muted">{vassalage}</span>
    </Link>
  )
}

const places = ['a', 'b', 'c', 'd', 'e']

function Placeholders() {
  return places.map((place) => <Skeleton key={place} className="mx-3 my-2 h-11" />)
}
