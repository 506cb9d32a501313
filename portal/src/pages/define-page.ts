import type { PlainKeyOf } from '@banyan/client/texts.ts'
import type { QueryOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { ListedType } from '@banyan/contract/games/game.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { TextArguments } from '#/src/i18n/texts.gen.ts'

/** A text without arguments but for the merchant's name: documents and menus know no others. */
type PageText = PlainKeyOf<TextArguments> | KeyOfMerchantTexts
type KeyOfMerchantTexts = {
  [Key in keyof TextArguments]: TextArguments[Key] extends { merchant: string | number } ? Key : never
}[keyof TextArguments]

/**
 * Who may stay on a page, and where others are sent (pages/entry-rules.ts). `members`: true accounts; a visitor signs in
 * over the lobby. `agents`: others go to the agents' login. `agentLogin`: whoever is no agent yet. Nobody stays at `login`
 * and `register`, which open a popup over the lobby.
 */
export type Who = 'everyone' | 'members' | 'agents' | 'agentLogin' | 'login' | 'register'

/** A call that a page makes before it shows what an account has, with the query that it sends at a first visit. */
export type PageQuery = { [Id in keyof Calls]: { readonly id: Id; readonly query: QueryOf<Calls[Id]> } }[keyof Calls]

/** What the document shows before any code has come, in a template of index.html; its heading is the page's title. */
interface Skeleton {
  readonly shape: 'title' | 'list' | 'heading' | 'centre' | 'promotions' | 'member'
  readonly intro?: PageText
  /** Rows of filters stand above its list, unless said otherwise. */
  readonly hasFilters?: false
  /** The introduction is about apps, which not every merchant has. */
  readonly needsApps?: true
}

/** Entries of a menu stand in the order of their places. */
interface MenuEntry {
  readonly place: number
  /** By the name of its file in ui/icons. */
  readonly icon: string
}

interface Menus {
  /** The first ways of a phone, at the bottom of its screen. */
  readonly bar?: MenuEntry & { readonly name: PageText }
  /** The side menu of a wide window, which is the drawer of a phone. */
  readonly drawer?: MenuEntry & { readonly name: PageText; readonly badge?: 'rewards' }
  /** The menu of the member centre, which calls a page by its title. */
  readonly member?: MenuEntry & {
    readonly group: 'wallet' | 'rewards' | 'records' | 'account'
    readonly badge?: 'rewards'
  }
}

/** A type alone: what links and the page itself are checked against. */
export interface AddressSearch<Search extends object> {
  readonly of: Search | undefined
}

/** Names the search of an address, whose fields come as they were written: the page reads what is valid. */
export function addressSearch<Search extends object>(): AddressSearch<Search> {
  return { of: undefined }
}

/** What the address of a page may have. */
export type SearchOf<Page> = Page extends { readonly search: AddressSearch<infer Search> } ? Search : object

/** What the router gives to a page's loader. */
export interface PageVisit {
  readonly context: { readonly queryClient: QueryClient }
  readonly params: Readonly<Record<string, string>>
  readonly location: { readonly search: object }
}

interface AnyPage {
  /** As the router writes it: `$name` stands for one part of the path. */
  readonly path: `/${string}`
  /** Other addresses of the same page. */
  readonly alsoAt?: readonly `/${string}`[]
  readonly title: PageText
  readonly who: Who
  /**
   * Features whose texts it waits for: the document asks for them in its language. A page for everyone is given them; one
   * that asks calls for an account first fetches them beside those.
   */
  readonly texts?: readonly string[]
  /** Modules that its first screen imports besides those that `component` and `loader` name, as an import spells them. */
  readonly code?: readonly string[]
  /** More of them for an address that has a field of this name. */
  readonly codeWith?: Readonly<Record<string, readonly string[]>>
  /** Calls it the build's name for one file of its component and `code`. */
  readonly chunk?: string
  /** The document leaves its code to the router, as where hardly anybody enters. */
  readonly isLate?: true
  readonly skeleton?: Skeleton
  /** What it asks for whoever may open it. */
  readonly queries?: readonly PageQuery[]
  /** What a page that visitors may open asks for an account only. */
  readonly ownQueries?: readonly PageQuery[]
  readonly menu?: Menus
  /** `game`: no menu and no footer stand beside it (NAV-10); `none`: it brings what surrounds it (NAV-04); `bareGame`: both. */
  readonly frame?: 'game' | 'none' | 'bareGame'
  /** Not every portal has it. */
  readonly offered?: 'demo' | 'vietnamese' | 'topic'
  /** Search engines may list it. */
  readonly isListed?: true
  /** Addresses that the demo has, for a path with parts of any name or a page that shows nothing without a search. */
  readonly examples?: readonly `/${string}`[]
}

/** A page of its own: its code comes with the first visit. */
export interface OwnPage extends AnyPage {
  readonly kind?: undefined
  /** What its address may have behind the path; the page reads it. */
  readonly search?: AddressSearch<object>
  /** Fetches what the first rendering waits for, beside the code. */
  readonly loader?: (visit: PageVisit) => Promise<unknown>
  /** How long that is not fetched again, in milliseconds; not at all unless said. */
  readonly staleTime?: number
  /** Its code with its texts. */
  readonly component?: () => Promise<ComponentType>
}

/** A page of the member centre, which lies over the lobby. */
export interface MemberCentrePage extends AnyPage {
  readonly kind: 'member'
  readonly path: `/member/${string}`
  readonly component: () => Promise<ComponentType>
}

/** A page that a kind of the router's makes: of the lobby, of what lies over it, of one type of games. */
interface PageOfKind extends AnyPage {
  readonly kind: 'lobby' | 'over' | 'list' | 'centre'
  readonly games?: ListedType
}

/** Another address of a page, which keeps its search. */
interface Redirect extends AnyPage {
  readonly kind: 'redirect'
  readonly to: `/${string}`
}

export type PageDefinition = OwnPage | MemberCentrePage | PageOfKind | Redirect

/**
 * Announces a page: router, menus, preloads, first requests, the document's words and the lists of tests follow from it.
 * Node reads it, so a definition imports neither React nor styles; a build leaves in it what the browser needs
 * (build/slim-definitions.ts).
 */
export function definePage<const Page extends PageDefinition>(page: Page): Page {
  return page
}
