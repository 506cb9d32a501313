import type { CallId } from '@banyan/contract/calls.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { everyCall, type Role } from '#/platform/http/signed-in.ts'
import { setRole } from './store/operators.ts'

/** The role with every call; a merchant always has one such. */
export const ownerRole = 'owner'

/** What everybody needs who looks after the brand. */
const seeing = ['operatorOverview', 'listApprovals', 'withdrawRequest'] as const

/** The roles that a merchant starts with. */
export const firstRoles: readonly { readonly name: string; readonly calls: readonly (CallId | typeof everyCall)[] }[] =
  [
    { name: ownerRole, calls: [everyCall] },
    {
      name: 'finance',
      calls: [
        ...seeing,
        'approveRequest',
        'rejectRequest',
        'verifyBook',
        'findActions',
        'proveAudit',
        'readWinnerBoard',
      ],
    },
    { name: 'support', calls: [...seeing, 'mintSignInCode', 'readHelpCenter', 'readCustomerService'] },
    {
      name: 'content',
      calls: [
        ...seeing,
        ...(['readAnnouncements', 'replaceAnnouncements', 'readBanners', 'changeBanners'] as const),
        ...(['readHelpCenter', 'changeHelpCenter', 'readCatalogueLines'] as const),
        ...(['beginCatalogueImport', 'addCatalogueLines', 'applyCatalogueImport'] as const),
      ],
    },
  ]

/** What an operator may do by the name of its role; a name that the settings don't know any more is no role. */
export function roleNamed(settings: MerchantSettings, name: string | null): Role {
  const found = settings.current('roles').roles.find((role) => role.name === name)
  return found ?? { name: null, calls: [] }
}

/** Names of the roles that have every call. */
export function ownersAmong(roles: readonly { readonly name: string; readonly calls: readonly string[] }[]): string[] {
  return roles.filter(({ calls }) => calls.includes(everyCall)).map(({ name }) => name)
}

/** Gives an operator a role without a second operator: for the demo's, and for tests. */
export const giveRole = setRole
