import { type AccountType, accountTypes } from '#/modules/identity/account-types.ts'

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
}

const alone = { role: 'Member', type: accountTypes.member } as const

export const demoAccounts: readonly DemoAccount[] = [
  { ...alone, username: 'linhtran', nickname: 'Linh Trần', language: 'TY', mobile: '+84900000001' },
  { role: 'Agent, type 1', username: 'agent1', nickname: 'Hải Đăng', type: 1, language: 'TY' },
  { role: 'Agent, type 2', username: 'agent2', nickname: 'Marcus Hale', type: 2, language: 'EN', parent: 'agent1' },
  { role: 'Agent, type 41', username: 'agent41', nickname: 'Thu Hà', type: 41, language: 'TY', parent: 'agent1' },
  { role: 'Agent, type 42', username: 'agent42', nickname: 'Nora Quinn', type: 42, language: 'EN', parent: 'agent1' },
  { ...below('agent2'), username: 'minhpham', nickname: 'Minh Phạm', language: 'TY' },
  { ...below('agent41'), username: 'trangvo', nickname: 'Trang Võ', language: 'TY' },
  { ...below('agent42'), username: 'owenreed', nickname: 'Owen Reed', language: 'EN', mobile: '+84900000002' },
  { role: 'Trial', username: 'trialguest', nickname: 'Guest', type: accountTypes.trial, language: 'EN' },
]

function below(parent: string) {
  return { role: `Member of ${parent}`, type: accountTypes.member, parent }
}
