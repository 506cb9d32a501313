import { type AccountType, accountTypes, type agentTypes } from '#/modules/accounts/account-types.ts'

/** Somebody to try the demo as; the parent stands before whoever stands below it. */
export interface DemoAccount {
  /** Who it is, for whoever reads the list of passwords. */
  readonly role: string
  readonly username: string
  readonly nickname: string
  readonly type: AccountType
  readonly language: 'TY' | 'EN'
  readonly parent?: string
  /** Where codes are sent, in E.164; only the sandbox gets them. */
  readonly mobile?: string
  /** By which it brings members; anybody may know it. */
  readonly affiliateCode?: string
}

/** Who has paid in, played and claimed already, and who claimed from the same place. */
export const vipMember = 'baongoc'
export const reviewedMember = 'ducanh'

const alone = { role: 'Member', type: accountTypes.member } as const

export const demoAccounts: readonly DemoAccount[] = [
  { ...alone, username: 'linhtran', nickname: 'Linh Trần', language: 'TY', mobile: '+84900000001' },
  {
    ...{ ...alone, role: 'Member, VIP 2', username: vipMember, nickname: 'Bảo Ngọc', language: 'TY' },
    mobile: '+84900000003',
  },
  { ...alone, role: 'Member, reward in review', username: reviewedMember, nickname: 'Đức Anh', language: 'TY' },
  { ...agent(1, 'AGENTA22'), nickname: 'Hải Đăng', language: 'TY' },
  { ...agent(2, 'AGENTB22'), nickname: 'Marcus Hale', language: 'EN', parent: 'agent1' },
  { ...agent(41, 'AGENTC22'), nickname: 'Thu Hà', language: 'TY', parent: 'agent1' },
  { ...agent(42, 'AGENTD22'), nickname: 'Nora Quinn', language: 'EN', parent: 'agent1' },
  { ...below('agent2'), username: 'minhpham', nickname: 'Minh Phạm', language: 'TY' },
  { ...below('agent41'), username: 'trangvo', nickname: 'Trang Võ', language: 'TY' },
  { ...below('agent42'), username: 'owenreed', nickname: 'Owen Reed', language: 'EN', mobile: '+84900000002' },
  { ...below('agent42'), username: 'hannahcole', nickname: 'Hannah Cole', language: 'EN' },
  { ...below('agent42'), username: 'oliviastone', nickname: 'Olivia Stone', language: 'EN' },
  { role: 'Trial', username: 'trialguest', nickname: 'Guest', type: accountTypes.trial, language: 'EN' },
]

function agent(type: (typeof agentTypes)[number], affiliateCode: string) {
  return { role: `Agent, type ${type}`, username: `agent${type}`, type, affiliateCode }
}

function below(parent: string) {
  return { role: `Member of ${parent}`, type: accountTypes.member, parent }
}
