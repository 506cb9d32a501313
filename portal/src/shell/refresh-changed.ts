import type { QueryClient } from '@tanstack/react-query'
import { followSettings, hearSections, type ShownSection } from '#/src/session/follow-settings.ts'
import { own } from '#/src/session/own-answers.ts'

/** What else than the configuration follows from a section: the keys of its answers. */
const answersOf: Partial<Record<ShownSection, readonly (readonly string[])[]>> = {
  banners: [['banners']],
  helpCenter: [['helpTopics'], ['helpTopic']],
  brand: [['domainRoute']],
  sms: [['countries']],
  vendors: [['launch'], ['winnerBoard']],
  winnerBoard: [['winnerBoard']],
  profileFields: [[own, 'profile']],
  vip: [
    ['everybody', 'vip'],
    [own, 'vip'],
  ],
}

/** Keeps the configuration new, and asks again for what is on the screen and follows from settings that have changed. */
export function refreshChanged(queryClient: QueryClient): () => void {
  const stopFollowing = followSettings()
  const stopHearing = hearSections((changed) => {
    const keys = changed.flatMap((section) => answersOf[section] ?? [])
    for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey })
  })
  return () => {
    stopFollowing()
    stopHearing()
  }
}
