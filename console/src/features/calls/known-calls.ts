import type { SectionName } from '@banyan/contract/system/settings.ts'
import type { CallId } from '#/src/api/request.ts'

export type CallGroup = 'members' | 'money' | 'portal' | 'settings' | 'house'

/** Names of the settings' sections, each of which is seen and changed by a call of its own. */
const sections = {
  availability: true,
  regions: true,
  customerService: true,
  languages: true,
  brand: true,
  whitelabel: true,
  registration: true,
  profileFields: true,
  passwords: true,
  stepUp: true,
  limits: true,
  sms: true,
  verification: true,
  banners: true,
  pageLoad: true,
  helpCenter: true,
  vendors: true,
  winnerBoard: true,
  roles: true,
  approvals: true,
} as const satisfies Record<SectionName, true>

const capitalised = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`
const sectionCalls = Object.keys(sections).flatMap((name) => [`read${capitalised(name)}`, `change${capitalised(name)}`])

type SectionCall = `${'read' | 'change'}${Capitalize<SectionName>}`
/** What leads to being signed in, and out, is nobody's to give. */
type OpenCall = 'operatorBodyKey' | 'operatorLogin' | 'operatorToken' | 'operatorLogout' | 'operatorInfo'
type NamedCall = Exclude<CallId, SectionCall | OpenCall>

/** Every call that a role can hold, by what it is about. A call that is missing here does not compile. */
const groupOf = {
  findMembers: 'members',
  memberRecord: 'members',
  memberTimeline: 'members',
  memberSignIns: 'members',
  memberSessions: 'members',
  memberDevices: 'members',
  memberContacts: 'members',
  suspendMember: 'members',
  reinstateMember: 'members',
  endMemberSessions: 'members',
  handOutPassword: 'members',
  resetMemberFactors: 'members',
  mintSignInCode: 'members',
  memberStatement: 'money',
  memberRounds: 'money',
  traceEntry: 'money',
  traceRound: 'money',
  holdMoney: 'money',
  releaseMoney: 'money',
  correctBalance: 'money',
  verifyBook: 'money',
  activityFigures: 'money',
  readAnnouncements: 'portal',
  replaceAnnouncements: 'portal',
  announcementsHistory: 'portal',
  announcementsVersion: 'portal',
  readCatalogueLines: 'portal',
  beginCatalogueImport: 'portal',
  addCatalogueLines: 'portal',
  readCatalogueImport: 'portal',
  previewCatalogueImport: 'portal',
  applyCatalogueImport: 'portal',
  listCatalogueImports: 'portal',
  takeBackCatalogueImport: 'portal',
  listGames: 'portal',
  setGameMaintenance: 'portal',
  listVendors: 'portal',
  setVendorMaintenance: 'portal',
  openTestLaunch: 'portal',
  listSettings: 'settings',
  describeSettings: 'settings',
  settingsHistory: 'settings',
  settingsVersion: 'settings',
  operatorOverview: 'house',
  runningState: 'house',
  vendorHealth: 'house',
  listApprovals: 'house',
  approveRequest: 'house',
  rejectRequest: 'house',
  withdrawRequest: 'house',
  findActions: 'house',
  proveAudit: 'house',
  listOperators: 'house',
  operatorSessions: 'house',
  addOperator: 'house',
  changeOperatorRole: 'house',
  renewOperatorAccess: 'house',
  lockOperator: 'house',
  unlockOperator: 'house',
  endOperatorSessions: 'house',
  parkedEvents: 'house',
  sendParkedEvents: 'house',
} as const satisfies Record<NamedCall, CallGroup>

/** Calls with a name of their own in the texts. */
export const knownCalls: ReadonlySet<string> = new Set([...Object.keys(groupOf), 'operatorLogin', 'operatorLogout'])

const idsOf = (group: CallGroup) => Object.entries(groupOf).flatMap(([id, of]) => (of === group ? [id] : []))

/** What a role can hold, in groups. */
export const callGroups: readonly { readonly group: CallGroup; readonly calls: readonly string[] }[] = [
  { group: 'members', calls: idsOf('members') },
  { group: 'money', calls: idsOf('money') },
  { group: 'portal', calls: idsOf('portal') },
  { group: 'settings', calls: [...idsOf('settings'), ...sectionCalls] },
  { group: 'house', calls: idsOf('house') },
]
